import { createHash } from 'node:crypto'

/** The look of the app, in as much as a page without its files can have: paper, ink, hairlines, one metal. */
const style = `:root{color-scheme:light dark;--paper:light-dark(#faf8f2,#16171a);--sheet:light-dark(#fffefb,#1d1f23);--ink:light-dark(#1b1d22,#ece8dd);--soft:light-dark(#55585f,#aeaa9e);--hair:light-dark(#dad5c8,#35373c);--edge:light-dark(#8b8779,#7d796f);--metal:light-dark(#8a5d17,#dcb168);--tint:light-dark(#f3ead6,#2c2617)}
body{font:1.0625rem/1.5 'Source Sans 3',Seravek,'Gill Sans Nova',Candara,Calibri,Ubuntu,'Noto Sans','Segoe UI',sans-serif;margin:10vh auto;max-width:34rem;padding:0 1rem;color:var(--ink);background:var(--paper)}
main{background:var(--sheet);border:1px solid var(--hair);padding:1.5rem}
h1{font-size:1.75rem;line-height:1.2;font-weight:300;margin:0 0 1rem}
.notice{border-left:4px solid var(--metal);background:var(--tint);margin:0;padding:.75rem 1rem}
dl{display:grid;grid-template-columns:auto 1fr;gap:.25rem 1.5rem}dt{color:var(--soft)}dd{margin:0;font-weight:600}
form{display:flex;flex-wrap:wrap;gap:.75rem}
button{font:inherit;font-weight:600;padding:.5rem 1.25rem;border-radius:2px;border:1px solid var(--edge);background:none;color:inherit;cursor:pointer;min-height:2.75rem}
button:hover{border-color:var(--ink);background:var(--tint)}
button.pay{background:var(--ink);border-color:var(--ink);color:var(--paper)}
button.pay:hover{background:var(--metal);border-color:var(--metal)}
button:focus-visible{outline:2px solid var(--metal);outline-offset:2px}`

/** The page's policy: its own style, its own form, nothing else. */
export const sandboxPagePolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`

/** The sandbox's checkout: a plain form, no script, and it says that nothing is charged. */
export function sandboxPage(plan: { readonly name: string; readonly priceText: string }): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Evaluation checkout</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>Evaluation checkout</h1>
<p class="notice"><strong>Nothing is charged here.</strong> This page stands in for a payment provider while you evaluate the product. No card is asked for and no money moves.</p>
<dl><dt>Plan</dt><dd>${plan.name}</dd><dt>Price</dt><dd>${plan.priceText}</dd><dt>Charged today</dt><dd>$0.00</dd></dl>
<form method="post">
<button class="pay" name="choice" value="pay">Pay (charges nothing)</button>
<button name="choice" value="cancel">Cancel</button>
</form>
</main>
</body>
</html>
`
}
