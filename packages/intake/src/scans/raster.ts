/** The picture of a page in shades of gray: 0 is black, 255 white; row by row from the top. */
export interface Raster {
  readonly width: number
  readonly height: number
  readonly gray: Uint8Array
}

/** A place on a raster, in its dots. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** Darker than this is ink, on paper as scanners give it. */
export const inkShade = 128

/** Whether anything at all is printed on it. */
export function isBlank({ gray }: Raster): boolean {
  let ink = 0
  for (const shade of gray) if (shade < inkShade) ink++
  return ink < gray.length / 20_000
}
