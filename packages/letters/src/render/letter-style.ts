/** A letter on paper: one column, dark on white, tables that repeat their heads. */
export const letterStyle = `
@page { size: letter; margin: 1in; }
body { margin: 0; background: #fff; color: #111; font: 11pt/1.45 Georgia, 'Times New Roman', serif; }
main { max-width: 46rem; margin: 2rem auto; padding: 0 1.25rem; }
h1 { font-size: 1.1rem; margin: 1.5rem 0; }
h2 { font-size: 1rem; margin: 1.4rem 0 .4rem; break-after: avoid; }
.address, .signature { margin: 0 0 1.2rem; }
.signature { break-inside: avoid; margin-top: 2rem; }
.origin { font: .8rem sans-serif; color: #555; margin-top: -.6rem; }
.draft { font: 700 .85rem sans-serif; letter-spacing: .02em; border: 2px solid #8a1c1c; color: #8a1c1c; padding: .4rem .6rem; }
mark { background: #ffe9a8; color: #111; font-weight: 700; }
table { width: 100%; border-collapse: collapse; font: 8.5pt/1.3 Arial, Helvetica, sans-serif; margin: .4rem 0 1rem; }
caption { text-align: left; font-weight: 700; padding: .2rem 0; }
th, td { border: 1px solid #999; padding: .2rem .35rem; text-align: left; vertical-align: top; overflow-wrap: anywhere; }
thead { display: table-header-group; }
tr { break-inside: avoid; }
.amount { text-align: right; white-space: nowrap; font-variant-numeric: tabular-nums; }
@media print { main { margin: 0; padding: 0; max-width: none; } }
`
