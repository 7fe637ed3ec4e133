import * as z from 'zod'

/** What a report's cover may carry is small: it is copied into every report. */
export const logoMaximumBytes = 150_000
export const logoMaximumPixels = { width: 1_600, height: 800 } as const

/** How an account's reports look: nothing of it tells of claims. */
export const Branding = z.object({
  /** Of the cover's band, `#rrggbb`; null: the product's own. */
  color: z.string().nullable(),
  /** A PNG or JPEG as a `data:` address; null where there is none. */
  logo: z.string().nullable(),
})
export type Branding = z.infer<typeof Branding>

export const BrandingGiven = z.object({
  color: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i, 'Write the color as # and six digits, like #1a6b54')
    .nullable(),
  /** A PNG or JPEG in base64; null takes the logo away, and what is not given stays. */
  logo: z
    .base64('Send the image in base64')
    .max(Math.ceil(logoMaximumBytes / 3) * 4, `At most ${logoMaximumBytes / 1000} KB`)
    .nullable()
    .optional(),
})
export type BrandingGiven = z.infer<typeof BrandingGiven>
