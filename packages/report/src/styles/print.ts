/** A4 and Letter: light, repeated table heads, no row cut, report id and page number in the foot. */
export function printStyles(reportId: string): string {
  return `
@page {
  @top-left { content: ''; } @top-center { content: ''; } @top-right { content: ''; } @bottom-center { content: ''; }
  margin: 15mm 15mm 17mm 18mm;
  @bottom-left { content: 'Report ${reportId} · contains protected health information'; font: 8pt 'Source Sans 3', sans-serif; color: #55585f; }
  @bottom-right { content: 'page ' counter(page) ' of ' counter(pages); font: 8pt 'Source Sans 3', sans-serif; color: #55585f; }
}
@page :first { @bottom-left { content: ''; } @bottom-right { content: ''; } }
@media print {
  :root { --paper: #fff; --sheet: #fff; --hair: #c9c5ba; }
  html { font-size: 9pt; } body { line-height: 1.4; }
  body { background: none; }
  * { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
  .skip { display: none; }
  .cover { padding: 44mm 0 0 34mm; min-height: 235mm; break-after: page; }
  .cover::before { left: 9mm; top: -17mm; bottom: auto; height: 214mm; }
  .plumb { left: calc(9mm - 7mm); width: 14mm; height: 26.6mm; top: 193.5mm; bottom: auto; }
  .sheet { display: block; padding: 0; max-width: none; }
  .contents { position: static; columns: auto; max-width: 120mm; padding: 0; max-height: none; overflow: visible; break-after: page; font-size: 1.05rem; }
  .contents a { padding: 0.35rem 0; border-bottom: 1px solid var(--hair); } .contents .pg { margin-left: auto; padding-left: 1rem; }
  .cover.short .brand { margin-bottom: 0.5rem; } .cover.short .brand img { max-height: 12mm; }
  a { text-decoration: none; }
  .part { break-before: auto; border-top: 0; padding: 7mm 0 0; }
  .sheet:not(.short) :is(#summary, #findings, #lines) { break-before: page; padding-top: 0; }
  .contents + main > .part:first-child { break-before: auto; }
  .part > h2 { border-bottom: 1px solid var(--ink); padding-bottom: 1.5mm; font-size: 1.6rem; margin-bottom: 0.8rem; }
  h3 { margin: 1.2rem 0 0.5rem; } p, ul, ol, dl { margin-bottom: 0.6rem; } h4 { margin-bottom: 0.35rem; }
  .category { margin-top: 1.2rem; padding-top: 0.8rem; } .category > h3 { font-size: 1.2rem; } .strip { margin: 0.6rem 0 0.8rem; } .strip dd { font-size: 1.1rem; }
  .wide { overflow: visible; }
  table { font-size: 0.82rem; }
  th, td { padding: 0.16rem 0.6rem 0.16rem 0; }
  p, li, dd { max-width: none; }
  thead { display: table-header-group; } tfoot { display: table-row-group; }
  tr, .example table, .response, figure, .strip, .elements > dd, li { break-inside: avoid; }
  .claim, .line { break-after: avoid; }
  h2, h3, h4, caption, .legend, .who, .example > p:has(+ .wide), .category > .lead, .category > .strip { break-after: avoid; }
  .example .evidence { break-before: avoid; }
  .lines .why p, .lines .claim .who { position: static; max-width: none; }
  .conclusion { font-size: 1.3rem; margin-bottom: 1.2rem; } .figure { font-size: 2.2rem; }
  #summary h3 { margin-top: 1rem; } #summary .wide { margin-bottom: 0.6rem; }
  .response { min-height: 18mm; } .response.filled { min-height: 0; } .rule { margin: 0.9rem 0; } .elements { font-size: 0.92rem; gap: 0.12rem 1rem; margin-bottom: 0.6rem; } .example { padding: 0.5rem 0.9rem 0.3rem; margin-bottom: 0.6rem; } .example p { margin-bottom: 0.25rem; }
  .spaced li { margin-bottom: 0.25rem; } .terms { gap: 0.15rem 1rem; font-size: 0.92rem; } .signature div { min-height: 2.6rem; }
  .fold::details-content { content-visibility: visible; display: block; } .quiet { font-size: 0.72rem; } .example .wide { margin-bottom: 0.6rem; }
  .cover.short { padding: 0; min-height: 0; break-after: auto; } .cover.short h1 { font-size: 1.6rem; margin: 0.3rem 0 0.8rem; }
  .cover.short .facts { grid-template-columns: 8rem 1fr 8rem 1fr; font-size: 0.85rem; gap: 0.15rem 0.8rem; margin-bottom: 0.6rem; } .cover.short .caution { max-width: none; padding-top: 0.4rem; margin-bottom: 0.4rem; font-size: 0.78rem; }
  .sheet.short .part { break-before: auto; padding: 3mm 0 0; } .sheet.short .part > h2 { font-size: 1.3rem; margin-bottom: 0.6rem; padding-bottom: 1mm; break-after: avoid; }
  .sheet.short .conclusion { font-size: 1.1rem; margin-bottom: 0.5rem; } .sheet.short .figure { font-size: 1.7rem; }
  .sheet.short p, .sheet.short li { font-size: 0.92rem; } .sheet.short .ledger { margin-bottom: 0.4rem; } .sheet.short .ledger > div { padding: 0.1rem 0; } .sheet.short h3 { margin: 0.6rem 0 0.3rem; } .sheet.short .category > h3 { font-size: 1.1rem; }
  .colophon { display: none; }
  :target { background: none; }
}
`
}
