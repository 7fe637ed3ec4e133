// Runs before the first paint: the chosen theme and density, whether someone seems to be signed in, and which
// button was pressed before the scripts that answer it have come (`app/taken-over.ts`).
;(function () {
  try {
    var theme = localStorage.getItem('plumbline.theme')
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
    if (localStorage.getItem('plumbline.density') === 'compact') {
      document.documentElement.dataset.density = 'compact'
    }
  } catch {
    // Storage may be switched off; the system's theme stands, and rows are comfortable.
  }
  if (document.cookie.split('; ').includes('signed-in=1')) {
    document.documentElement.dataset.signedIn = ''
  }
  function press(button) {
    for (const other of document.querySelectorAll('[data-pressed]')) {
      delete other.dataset.pressed
    }
    button.dataset.pressed = ''
  }
  document.addEventListener(
    'click',
    function ({ target }) {
      var button = target instanceof Element && target.closest('[data-prerendered] button')
      if (button) press(button)
    },
    true,
  )
  // A form that nothing answers yet would put what was typed, a password too, into the address.
  document.addEventListener(
    'submit',
    function (event) {
      var form = event.target
      if (!form.closest('[data-prerendered]')) return
      event.preventDefault()
      var button = event.submitter || form.querySelector('button[type=submit]')
      if (button) press(button)
    },
    true,
  )
})()
