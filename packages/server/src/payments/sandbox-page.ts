import { createHash } from 'node:crypto'

const style = `body{font:16px/1.5 system-ui,sans-serif;max-width:32rem;margin:10vh auto;padding:0 1rem;color:#1b1b1f;background:#fff}
.notice{border:2px solid #8a5a00;background:#fff6e0;padding:.75rem 1rem;border-radius:.5rem}
dl{display:grid;grid-template-columns:auto 1fr;gap:.25rem 1rem}dd{margin:0;font-weight:600}
form{display:flex;flex-wrap:wrap;gap:.75rem}
button{font:inherit;padding:.6rem 1.2rem;border-radius:.5rem;border:1px solid #1b1b1f;background:#fff;color:inherit;cursor:pointer;min-height:2.75rem}
button.pay{background:#123c69;border-color:#123c69;color:#fff}
button:focus-visible{outline:3px solid #8a5a00;outline-offset:2px}`

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
