/** Ink on paper: one thin line, one metal, a humanist face, a mono for codes. */
export const screenStyles = `
:root {
  --paper: #faf8f2; --sheet: #fffefb; --ink: #1b1d22; --soft: #55585f; --hair: #dad5c8;
  --metal: #8a5d17; --metal-light: #c99d4f; --tint: #f3ead6;
  --sans: 'Source Sans 3', Seravek, 'Gill Sans Nova', Candara, Calibri, Ubuntu, 'Noto Sans', 'Segoe UI', sans-serif;
  --mono: 'Source Code Pro', 'SF Mono', 'Cascadia Mono', Consolas, 'Liberation Mono', monospace;
}
* { box-sizing: border-box; }
html { scroll-padding-top: 1.5rem; -webkit-text-size-adjust: 100%; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1.0625rem/1.5 var(--sans); font-variant-numeric: tabular-nums lining-nums; overflow-wrap: break-word; }
h1, h2, h3, h4 { font-weight: 600; line-height: 1.2; text-wrap: balance; break-after: avoid; }
h2 { font-size: 1.9rem; font-weight: 400; letter-spacing: -0.01em; margin: 0 0 1.4rem; }
h3 { font-size: 1.05rem; margin: 2.2rem 0 0.7rem; }
h4 { font-size: 1rem; margin: 0 0 0.6rem; }
p, ul, ol, dl { margin: 0 0 1rem; }
p, li, dd { max-width: 42rem; text-wrap: pretty; }
ul, ol { padding-left: 1.2rem; }
.spaced li { margin-bottom: 0.6rem; }
a { color: inherit; text-decoration: underline; text-decoration-color: var(--metal-light); text-decoration-thickness: 1px; text-underline-offset: 0.2em; }
a:hover { text-decoration-color: var(--ink); }
:focus-visible { outline: 2px solid var(--metal); outline-offset: 2px; }
:target { background: var(--tint); }
section:target { background: none; }
.skip { position: absolute; left: -99rem; }
.skip:focus { left: 1rem; top: 1rem; background: var(--sheet); padding: 0.5rem 1rem; z-index: 2; }
.defs { position: absolute; width: 0; height: 0; }
.c, .n, .id, .figure { font-variant-numeric: tabular-nums lining-nums; }
.c, .id { font-family: var(--mono); font-size: 0.88em; }
.hash { overflow-wrap: anywhere; }
.id { color: var(--soft); font-weight: 400; white-space: nowrap; }
.small { font-size: 0.87rem; color: var(--soft); }
.label { font-size: 0.78rem; letter-spacing: 0.09em; text-transform: uppercase; color: var(--soft); margin: 0; }
.no { color: var(--metal); font-weight: 400; }
.metal { fill: var(--metal-light); } .shade { fill: var(--metal); } .glint { stroke: var(--paper); stroke-width: 1; opacity: 0.7; }
.ink { fill: var(--ink); } .tint { fill: var(--tint); } .blank { fill: var(--sheet); } .faint { fill: #8b8779; }

.cover { position: relative; max-width: 76rem; margin: 0 auto; padding: 9rem 3rem 5rem 19rem; }
.cover::before { content: ''; position: absolute; left: 11rem; top: 0; bottom: 9.6rem; border-left: 1px solid var(--ink); }
.plumb { position: absolute; left: 9.75rem; bottom: 5rem; width: 2.5rem; height: 4.75rem; }
h1 { font-size: clamp(2.2rem, 5vw, 3.6rem); font-weight: 300; letter-spacing: -0.025em; line-height: 1.08; margin: 0.7rem 0 2.6rem; }
.facts { display: grid; grid-template-columns: 9.5rem minmax(0, 1fr); gap: 0.35rem 1rem; margin-bottom: 2.6rem; }
.facts dt { color: var(--soft); } .facts dd { margin: 0; overflow-wrap: anywhere; }
.caution { border-top: 1px solid var(--ink); padding-top: 0.9rem; font-size: 0.87rem; color: var(--soft); max-width: 42rem; }
.caution strong { color: var(--ink); }

.sheet { max-width: 76rem; margin: 0 auto; padding: 0 3rem; display: grid; grid-template-columns: 13rem minmax(0, 1fr); gap: 3rem; }
.contents { position: sticky; top: 0; align-self: start; max-height: 100vh; overflow: auto; padding: 4rem 0 2rem; font-size: 0.9rem; }
.contents h2 { font-size: 0.78rem; letter-spacing: 0.09em; text-transform: uppercase; color: var(--soft); margin: 0 0 0.8rem; }
.contents ol { list-style: none; margin: 0; padding: 0; }
.contents a { display: flex; gap: 0.8rem; padding: 0.22rem 0; text-decoration: none; }
.contents a:hover { text-decoration: underline; }
.contents .no { flex: 0 0 1rem; }
main { min-width: 0; }
.part { border-top: 1px solid var(--ink); padding: 3.4rem 0 4rem; }
.part > h2 .no { margin-right: 0.6rem; }
.purpose { color: var(--soft); }
.conclusion { font-size: 1.45rem; line-height: 1.35; font-weight: 400; letter-spacing: -0.005em; max-width: 46rem; margin: 0 0 2rem; text-wrap: pretty; }
.halves { display: grid; grid-template-columns: 1fr 1fr; gap: 0 3.5rem; }
.halves h3, .part > h2 + h3 { margin-top: 0.8rem; }
.figure { font-size: 2.7rem; font-weight: 300; letter-spacing: -0.02em; line-height: 1.1; margin: 0 0 0.4rem; }
.ledger { margin: 0 0 1.4rem; }
.ledger > div { display: flex; justify-content: space-between; gap: 1rem; border-bottom: 1px solid var(--hair); padding: 0.3rem 0; }
.ledger dt { color: var(--soft); } .ledger dd { margin: 0; text-align: right; overflow-wrap: anywhere; }
.wide-terms { max-width: 46rem; }
.split { display: grid; grid-template-columns: auto auto 1fr; gap: 0.25rem 1.2rem; align-items: baseline; }
.split dd { margin: 0; } .split .n { text-align: right; }
.causes, .meanings, .steps { padding-left: 1.2rem; } .causes li, .meanings li, .steps li { margin-bottom: 0.55rem; padding-left: 0.2rem; }
.causes li::marker, .meanings li::marker, .steps li::marker { color: var(--metal); }
.causes .n { float: right; margin-left: 1rem; }
.terms { display: grid; grid-template-columns: 10.5rem minmax(0, 1fr); gap: 0.5rem 1rem; }
.terms dt { font-weight: 600; } .terms dd { margin: 0; }

.mark { white-space: nowrap; }
.mark::before { content: ''; display: inline-block; width: 0.62em; height: 0.62em; margin: 0 0.5em 0.04em 0; border: 1.5px solid var(--ink); transform: rotate(45deg) scale(0.9); }
.mark.flagged::before, .mark.error::before { background: var(--ink); }
.mark.review::before, .mark.lead::before { width: 0; height: 0; border: calc(0.31em + 1.5px) solid transparent; border-bottom-color: var(--metal); border-left-color: var(--metal); outline: 1.5px solid var(--metal); outline-offset: -1.5px; }
.mark.outlier::before { border-color: var(--metal); border-style: dotted; }
.mark.clean::before, .mark.notice::before, .mark.pending::before { border-color: #8b8779; }
.legend { display: flex; gap: 1.6rem; font-size: 0.9rem; margin-bottom: 0.4rem; }

.category { border-top: 1px solid var(--hair); margin-top: 3rem; padding-top: 1.8rem; }
.category > h3 { font-size: 1.45rem; font-weight: 400; margin: 0 0 0.5rem; }
.category > h3 .no { margin-right: 0.4rem; }
.strip { display: flex; flex-wrap: wrap; gap: 0.6rem 3rem; margin: 1.2rem 0 1.8rem; }
.strip dt { font-size: 0.78rem; letter-spacing: 0.07em; text-transform: uppercase; color: var(--soft); }
.strip dd { margin: 0; font-size: 1.35rem; }
.rule { margin: 2.2rem 0; }
.elements { display: grid; grid-template-columns: 8.5rem minmax(0, 1fr); gap: 0.3rem 1rem; margin-bottom: 1.1rem; }
.elements dt { color: var(--soft); } .elements dd { margin: 0; } .elements ul { margin: 0; padding-left: 1.1rem; }
.release { color: var(--soft); font-size: 0.9em; } .release::before { content: '· '; }
.example { background: var(--sheet); border-left: 2px solid var(--metal-light); padding: 0.9rem 1.2rem 0.6rem; margin: 0 0 1rem; }
.example p { margin-bottom: 0.5rem; } .example .who { font-size: 0.9rem; color: var(--soft); } .example .who .no { margin-right: 0.9rem; } .example .who .of::before { content: '· '; }
.evidence { font-size: 0.9rem; } .evidence .label { margin-right: 0.5rem; }
.closing { break-inside: avoid; }
.response { border: 1px solid var(--hair); background: var(--sheet); min-height: 6.5rem; padding: 0.6rem 0.9rem; }
.colophon { max-width: 76rem; margin: 0 auto; padding: 1.2rem 3rem 3rem; color: var(--soft); font-size: 0.85rem; }

.signature { display: grid; grid-template-columns: 1fr 1fr; gap: 0 3rem; max-width: 46rem; break-inside: avoid; }
.signature div { border-bottom: 1px solid var(--ink); min-height: 3.6rem; display: flex; align-items: end; padding-bottom: 0.2rem; }
.signature dt { font-size: 0.85rem; color: var(--soft); } .signature dd { margin: 0; }
.fold > summary { cursor: pointer; font-weight: 600; margin: 1.4rem 0 0.7rem; }
.quiet { columns: 2 18rem; column-gap: 3rem; font-size: 0.85rem; padding-left: 0; list-style: none; } .quiet li { break-inside: avoid; margin-bottom: 0.25rem; } .quiet .id { white-space: normal; }
.brand { margin: 0 0 2rem; padding-bottom: 0.8rem; border-bottom: 0.3rem solid var(--brand, var(--ink)); max-width: 26rem; } .brand:empty { padding: 0; } .brand img { display: block; max-width: 16rem; max-height: 5rem; }
.cover.short { padding-top: 4rem; padding-bottom: 2rem; padding-left: 3rem; } .cover.short::before, .cover.short .plumb { display: none; }
.cover.short h1 { font-size: 1.9rem; margin-bottom: 1.4rem; } .cover.short h1 br { display: none; } .cover.short .facts { margin-bottom: 1.2rem; }
.sheet.short { display: block; } .sheet.short .part { padding: 1.6rem 0 1rem; }
`
