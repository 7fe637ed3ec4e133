import { logoMaximumBytes, logoMaximumPixels } from '@plumbline/contract'
import { AppError } from '../../app-error.ts'
import { plainJpeg } from './plain-jpeg.ts'
import { plainPng } from './plain-png.ts'

/** The parts of an image that draw it, and no more; undefined where it is not whole. */
export interface PlainImage {
  readonly width: number
  readonly height: number
  readonly bytes: Buffer
}

/**
 * A logo as a `data:` address: a whole PNG or JPEG of bounded size, without the comments, places and
 * previews that cameras and programs add. Throws `invalid-request` with what is wrong.
 */
export function checkedLogo(given: Buffer): string {
  if (given.length > logoMaximumBytes) throw refused(`at most ${logoMaximumBytes / 1000} KB`)
  const [type, image] = given[0] === 0x89 ? pngOf(given) : jpegOf(given)
  if (!image) throw refused('a whole PNG or JPEG image')
  const { width, height } = logoMaximumPixels
  if (image.width > width || image.height > height) {
    throw refused(
      `at most ${width} by ${height} pixels; this has ${image.width} by ${image.height}`,
    )
  }
  return `data:${type};base64,${image.bytes.toString('base64')}`
}

function pngOf(given: Buffer) {
  return ['image/png', plainPng(given, logoMaximumPixels)] as const
}

function jpegOf(given: Buffer) {
  return ['image/jpeg', plainJpeg(given)] as const
}

function refused(what: string): AppError {
  const message = `The logo cannot be used: it must be ${what}. Choose another image.`
  return new AppError('invalid-request', { message, faults: [{ field: 'logo', message }] })
}
