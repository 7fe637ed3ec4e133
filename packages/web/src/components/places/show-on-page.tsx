import { useState } from 'react'
import { Button } from '../button.tsx'
import { PlacePicture, type PlacedRow } from './place-picture.tsx'

/** Shows on demand where a row stands on its page. */
export function ShowOnPage(row: PlacedRow) {
  const [isShown, setIsShown] = useState(false)
  return (
    <>
      <Button
        look="quiet"
        aria-expanded={isShown}
        aria-label={`${isShown ? 'Hide the page' : 'Show on the page'}: ${row.words}`}
        onClick={() => {
          setIsShown(!isShown)
        }}
      >
        {isShown ? 'Hide the page' : 'Show on the page'}
      </Button>
      {isShown && <PlacePicture {...row} />}
    </>
  )
}
