import { useNavigate } from 'react-router'

/** Back to the page before this one; home where there is none. */
export function BackButton() {
  const navigate = useNavigate()
  return (
    <button
      type="button"
      onClick={() => void (window.history.length > 1 ? navigate(-1) : navigate('/'))}
      className="text-link no-print inline-flex min-h-11 items-center text-soft hover:text-ink"
    >
      ← Back to previous page
    </button>
  )
}
