// Runs before the first paint: the chosen theme, and whether someone seems to be signed in.
;(function () {
  try {
    var theme = localStorage.getItem('plumbline.theme')
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
  } catch {
    // Storage may be switched off; the system's theme stands.
  }
  if (document.cookie.split('; ').includes('signed-in=1')) {
    document.documentElement.dataset.signedIn = ''
  }
})()
