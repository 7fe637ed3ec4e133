// Runs before the first paint: the chosen theme, and whether someone was signed in when last seen.
;(function () {
  try {
    var theme = localStorage.getItem('plumbline.theme')
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
    if (localStorage.getItem('plumbline.signed-in')) document.documentElement.dataset.signedIn = ''
  } catch {
    // Storage may be switched off; the system's theme stands.
  }
})()
