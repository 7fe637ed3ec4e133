/** What the orders of a text say of the forms of its sentences; see `frames`. */
export const frameOrders = `Write short sentences of these forms alone. A thing is what stands on claims: service, line, claim, charge, visit,
  code, modifier, diagnosis, units, quantity, amount, payment, price, date, stay, test, drug, fill, bill, part. A source is
  records, notes, chart, report, contract, order, remittance, prescription, schedule, list.
  "(thing) seems to / may / usually" with repeat, include, overlap, differ from, belong to, ask for, be part of, be above, be more than, or
  have been billed / paid / filled / listed, and a thing. "This is about" a thing. "The plan (seems to have / may have) paid for" a thing. "You" or
  "The pharmacy", "seem(s) to have billed / filled / listed" a thing. "(source) can / would / may show / explain / settle" it, a thing, or
  whether, which, why or how a thing was billed, done, given, counted or needed. "Compare", "Check", "Look at" a thing or source. "Please send"
  a source or a corrected claim. "Ask the office / pharmacy / plan for" a source, or whether, why or how a thing was done.`
