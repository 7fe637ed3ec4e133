const cells = [
  ['Row', '5', '6'],
  ['Procedure code', '80053', '80048'],
  ['Date of service', '07/08/24', '07/08/24'],
  ['Paid', '$14.49', '$8.46'],
] as const

/** One finding as the product shows it, of made-up claims: plain markup, nothing to press. */
export function SampleFinding() {
  return (
    <figure className="border border-hair bg-sheet p-3 text-small tablet:p-5">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <strong className="text-heading font-light">$8.46</strong>
        <span className="font-semibold">Firm · Unbundling</span>
      </p>
      <p className="mt-2">
        80048 is part of 80053, billed for the same patient on the same day; no modifier separates
        the two.
      </p>
      <table className="my-4 w-full text-left">
        <tbody>
          {cells.map(([field, one, other]) => (
            <tr key={field} className="border-t border-hair">
              <th scope="row" className="py-1.5 pr-2 tablet:pr-3 font-normal text-soft">
                {field}
              </th>
              <td className="code py-1.5 pr-2 tablet:pr-3">{one}</td>
              <td className="code py-1.5">{other}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl className="grid gap-2">
        <div>
          <dt className="text-soft">Rule</dt>
          <dd>NCCI procedure-to-procedure edits, modifier indicator 0</dd>
        </div>
        <div>
          <dt className="text-soft">Arithmetic</dt>
          <dd>$8.46 paid on row 6</dd>
        </div>
      </dl>
      <figcaption className="mt-4 border-t border-hair pt-3 text-soft">
        One finding of a made-up file: source, lines and arithmetic side by side.
      </figcaption>
    </figure>
  )
}
