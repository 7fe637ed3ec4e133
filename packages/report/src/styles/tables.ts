/** Tables, claim lines and bars. */
export const tableStyles = `
.wide { overflow-x: auto; margin: 0 0 1.6rem; }
table { border-collapse: collapse; width: 100%; font-size: 0.9rem; line-height: 1.4; }
caption { text-align: left; color: var(--soft); font-size: 0.85rem; padding: 0 0 0.5rem; }
th, td { text-align: left; vertical-align: baseline; padding: 0.38rem 0.9rem 0.38rem 0; border-bottom: 1px solid var(--hair); font-weight: 400; min-width: 3rem; }
th:last-child, td:last-child { padding-right: 0; }
thead th { border-bottom: 1px solid var(--ink); font-size: 0.78rem; color: var(--soft); vertical-align: bottom; white-space: nowrap; }
tfoot th, tfoot td { border-bottom: 0; border-top: 1px solid var(--ink); font-weight: 600; }
th.n, td.n { text-align: right; white-space: nowrap; }
th.c, td.c { font-family: var(--mono); font-size: 0.82rem; } td.c { white-space: nowrap; }
thead th.c { font-family: inherit; font-size: 0.78rem; }
th.b, td.b { width: 34%; vertical-align: middle; }
@media (max-width: 40rem) { th.b, td.b { width: 20%; } th, td { padding-right: 0.6rem; } }
tbody tr:hover > * { background: var(--tint); }
td ul { margin: 0; padding-left: 1rem; }
.bar { display: block; width: 100%; height: 0.85rem; overflow: visible; margin-top: 0.2rem; }
.chart.tall { margin-bottom: 0.9rem; } .chart.tall .bar { height: 1.6rem; }
.bar rect { stroke: var(--ink); stroke-width: 0.75; }
.columns { margin: 0 0 1.2rem; } .columns svg { display: block; width: 100%; overflow: visible; }
.columns figcaption { font-size: 0.85rem; color: var(--soft); }
.columns .rule { stroke: var(--ink); stroke-width: 1; } .axis { font: 0.72rem var(--sans); fill: var(--soft); }

.lines th, .lines td { border: 0; padding-top: 0.2rem; padding-bottom: 0.2rem; }
.lines thead th { border-bottom: 1px solid var(--ink); }
.lines .claim th { border-top: 1px solid var(--hair); padding-top: 0.7rem; font-weight: 600; }
.lines .claim .of { font-weight: 400; color: var(--soft); margin-left: 1rem; }
.lines .why td { padding-bottom: 0.6rem; } .lines .why p { margin: 0 0 0.25rem; font-size: 0.87rem; }
.lines .why p, .lines .claim .who { position: sticky; left: 0; max-width: min(52rem, calc(100vw - 5.5rem)); } .lines .claim .who { display: inline-block; max-width: calc(100vw - 2.5rem); }
.lines i { color: var(--metal); } .ev, .more { color: var(--soft); }
`
