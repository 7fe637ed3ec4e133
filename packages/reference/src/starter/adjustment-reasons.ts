import { day, type AdjustmentReasonFacts } from '@plumbline/engine'
import { codeSelection, once } from './lookup.ts'

// Source: X12 Claim Adjustment Reason Codes (external code list 139): code numbers and their dates.
// Summaries and themes are ours. Written 2026-11. A selection: the reasons of everyday remittances.
// Columns: code | theme | summary | last day of use, where retired.
const reasons = `
1|patient share|Deductible
2|patient share|Coinsurance
3|patient share|Copayment
4|coding|Modifier missing or not right for the procedure
5|coding|Procedure does not go with the place of service
6|coding|Procedure does not go with the patient's age
7|coding|Procedure does not go with the patient's sex
8|coding|Procedure does not go with the provider's specialty
9|coding|Diagnosis does not go with the patient's age
10|coding|Diagnosis does not go with the patient's sex
11|coding|Diagnosis does not go with the procedure
12|coding|Diagnosis does not go with the provider's specialty
13|eligibility|Date of death before the service
14|eligibility|Birth date after the service
15|authorization|Authorization number missing or not for this service|2018-05-01
16|documentation|Information missing or wrong; a remark code names it
18|duplicate|Exact duplicate of another claim
19|coordination|Work injury: workers' compensation pays first
20|coordination|Injury: a liability carrier pays first
21|coordination|Injury: a no-fault carrier pays first
22|coordination|Another payer may pay first
23|coordination|What an earlier payer paid or adjusted
24|coverage|Covered under a capitation agreement
26|eligibility|Expenses before coverage began
27|eligibility|Expenses after coverage ended
29|timely filing|Filed too late
31|eligibility|Patient not found as insured
32|eligibility|Not an eligible dependant
33|eligibility|No dependant coverage
34|eligibility|No newborn coverage
35|frequency|Lifetime benefit reached
39|authorization|Authorization was asked for and refused
40|medical necessity|Not an emergency under the plan
44|pricing|Prompt-payment discount
45|pricing|Charge over the fee schedule or contract
49|coverage|Routine or screening service not covered
50|medical necessity|Not medically necessary for the payer
51|coverage|Pre-existing condition
53|coverage|Service by a relative or household member
54|coverage|More than one surgeon or assistant not covered here
55|medical necessity|Experimental or investigational
56|medical necessity|Not proven effective
58|coding|Place of service not right or not valid
59|bundling|Multiple or concurrent procedure rules
60|bundling|Outpatient services near an inpatient stay
61|pricing|Penalty: second opinion not obtained
66|pricing|Blood deductible
69|pricing|Day outlier amount
70|pricing|Cost outlier amount
74|pricing|Indirect medical education
75|pricing|Direct medical education
76|pricing|Disproportionate share
78|coverage|Days or room charges not covered
85|patient share|Interest due from the patient
89|bundling|Professional fee taken out of the charge
90|pricing|Ingredient cost
91|pricing|Dispensing fee
94|pricing|Processed above the charges
95|coverage|Plan procedure not followed
96|coverage|Non-covered charge; a remark code says why
97|bundling|Included in the payment for another service
100|coverage|Paid to the patient or insured
101|pricing|Predetermination of payment
102|pricing|Major medical adjustment
103|pricing|Provider's promotional discount
104|pricing|Managed care withhold
105|pricing|Tax withhold
106|eligibility|Patient payment option not in effect
107|documentation|Related claim not identified
108|coverage|Rent or purchase guidelines not met
109|coordination|Not covered by this payer; send it to the right one
110|timely filing|Billed before the date of service
111|coverage|Not covered unless the provider accepts assignment
112|documentation|Service not furnished directly or not documented
114|coverage|Product not approved by the FDA
115|coverage|Procedure postponed, cancelled or delayed
116|documentation|Advance notice to the patient did not meet the rules
117|coverage|Transport covered only to the nearest facility
118|coverage|ESRD network support adjustment
119|frequency|Benefit maximum for the period reached
121|patient share|Indemnification adjustment
122|patient share|Psychiatric reduction
128|coverage|Newborn's services belong to the mother's allowance
129|documentation|Earlier processing information looks wrong
130|pricing|Claim submission fee
131|pricing|Negotiated discount
132|pricing|Prearranged demonstration project
133|documentation|Line pending further review
134|documentation|Technical fees taken out of charges
135|documentation|Interim bills cannot be processed
136|coverage|Prior payer's coverage rules not followed
137|pricing|Regulatory surcharge or assessment
138|timely filing|Appeal procedure or time limit not met|2018-05-01
139|pricing|Contracted funding agreement
140|eligibility|Member number and name do not match
142|patient share|Medicaid patient liability
143|pricing|Part of the payment deferred
144|pricing|Incentive adjustment
146|coding|Diagnosis not valid on the date of service
147|pricing|Provider's contracted rate ended or not on file
148|documentation|Information from another provider missing
149|frequency|Lifetime benefit for this service reached
150|medical necessity|Documents do not support this level of service
151|frequency|Documents do not support this many services
152|medical necessity|Documents do not support this length of service
153|medical necessity|Documents do not support this dosage
154|medical necessity|Documents do not support this day's supply
155|coverage|Patient refused the service
157|coverage|Caused by an act of war
158|coverage|Service outside the United States
159|coverage|Caused by terrorism
160|coverage|Injury from an excluded activity
161|pricing|Provider performance bonus
163|documentation|Attachment named but not received
164|timely filing|Attachment received too late
166|coordination|Claims after the payer's responsibility ended
167|coverage|Diagnosis not covered
169|pricing|Alternate benefit provided
170|provider|Denied when performed by this type of provider
171|provider|Denied by this type of provider in this place
172|provider|Adjusted when performed by this specialty
173|provider|Service or equipment not prescribed by a physician
174|provider|Not prescribed before delivery
175|documentation|Prescription incomplete
176|documentation|Prescription not current
177|eligibility|Patient has not met eligibility requirements
178|eligibility|Patient has not met the spend down
179|eligibility|Patient has not met waiting requirements
180|eligibility|Patient has not met residency requirements
181|coding|Procedure code not valid on the date of service
182|coding|Modifier not valid on the date of service
183|provider|Referring provider not eligible to refer
184|provider|Prescribing provider not eligible to order
185|provider|Rendering provider not eligible to perform
186|pricing|Level of care adjustment
187|patient share|Consumer spending account payment
188|coverage|Product covered only when used as the FDA recommends
189|coding|Unlisted code billed where a specific one exists
190|bundling|Included in the allowance for the nursing facility stay
192|documentation|Non-standard adjustment from paper remittance
193|adjustment|First decision upheld after review
194|bundling|Anesthesia by the operator, assistant or attending
195|pricing|Refund to a wrong payer
197|authorization|Authorization or notification missing
198|authorization|Authorization exceeded
199|coding|Revenue code and procedure code do not match
200|eligibility|Expenses during a lapse in coverage
201|coordination|Patient is to pay from a set-aside
202|coverage|Personal comfort or convenience service
203|pricing|Discontinued or reduced service
204|coverage|Not covered under the patient's plan
205|pricing|Pharmacy discount card fee
206|provider|NPI missing
207|provider|NPI not valid
208|provider|NPI not matched
209|patient share|Provider may not collect this from the patient
210|authorization|Authorization not obtained in time
211|coding|NDC not eligible for rebate or not covered
212|coverage|Administrative surcharge not covered
213|coverage|Physician self-referral rules not met
215|coordination|Subrogation of a third-party settlement
216|documentation|Findings of a review organization
219|documentation|Extent of injury
222|frequency|Over the contracted maximum of hours, days or units
223|adjustment|Law or regulation that no other code names
224|eligibility|Identity compromised by theft
225|pricing|Penalty or interest paid by the payer
226|documentation|Provider's answer not received, late or incomplete
227|documentation|Patient's answer not received, late or incomplete
228|documentation|Plan decision document missing from the other payer
229|pricing|Partial charge not considered by Medicare
231|bundling|Mutually exclusive procedures on one day
232|adjustment|Institutional transfer amount
233|coverage|Hospital-acquired condition or preventable error
234|bundling|Procedure not paid separately
235|pricing|Sales tax
236|bundling|Combination that NCCI or workers' compensation rules do not allow
237|adjustment|Legislated or regulatory penalty
238|eligibility|Claim spans eligible and ineligible coverage
239|eligibility|Claim spans coverage of several kinds; rebill apart
240|coding|Diagnosis does not go with the birth weight
241|patient share|Low income subsidy
242|provider|Not by a network or primary care provider
243|authorization|Not authorized by the network or primary care provider
246|adjustment|Non-payable code for reporting only
247|patient share|Deductible of a professional service on a facility claim
248|patient share|Coinsurance of a professional service on a facility claim
249|frequency|Readmission of an earlier stay
250|documentation|Attachment received is not the one expected
251|documentation|Attachment content incomplete
252|documentation|Attachment needed to decide
253|pricing|Sequestration
254|coordination|Send dental claim to the medical plan
256|coverage|Service not payable under managed care contract
257|documentation|Disposition undetermined while a premium is owed
258|eligibility|Not covered while the patient is in custody
259|coding|Additional payment for dental or vision service
260|pricing|Medicaid's fee over the limit
261|coding|Procedure does not go with the patient's history
267|documentation|Claim spans months; bill each on its own
268|documentation|Claim spans two calendar years; bill each on its own
269|bundling|Anesthesia not covered for this procedure
270|coordination|Send the claim to the medical plan
272|coverage|Coverage or program guidelines not met
273|frequency|Coverage or program guidelines exceeded
275|coordination|Prior payer's patient share not covered
276|authorization|Authorization refused by the prior payer
A0|adjustment|Patient refund
A1|documentation|Denied; a remark code says why
A6|coverage|Prior stay or 30-day transfer rule not met
A8|coding|Cannot be grouped to a DRG
B1|coverage|Non-covered visit
B4|timely filing|Late filing penalty
B7|provider|Provider not certified or eligible on the date of service
B8|coverage|Alternative services were available
B9|bundling|Patient is in hospice
B10|bundling|Reduced because a part was paid elsewhere
B11|coordination|Sent on to the right payer
B12|documentation|Service not documented in the record
B13|duplicate|Paid before, perhaps under another claim
B14|frequency|Only one visit or consultation a physician a day
B15|coding|Needs a qualifying service that has not been received
B16|coding|New-patient qualifications not met
B20|duplicate|Service was done in part or whole by another provider
B22|coding|Payment adjusted for the diagnosis
B23|provider|Laboratory certificate missing or not for this test
`

/** Reason code, facts. */
export const adjustmentReasonRows = once(() =>
  reasons
    .trim()
    .split('\n')
    .map((row): readonly [string, AdjustmentReasonFacts] => {
      const [code = '', theme = '', summary = '', ended] = row.split('|')
      return [code, { theme, summary, endDay: ended === undefined ? undefined : day(ended) }]
    }),
)

export const adjustmentReasons = codeSelection(adjustmentReasonRows)
