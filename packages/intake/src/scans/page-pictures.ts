import type { PDFiumLibrary } from '@hyzyla/pdfium'
import type { Raster } from './raster.ts'

/** The pictures of a document's pages, in the size in which they were printed. */
export interface PagePictures {
  readonly pageCount: number
  /** Whether the page shows pictures, and not only text and lines. */
  hasPictures(page: number): boolean
  /** The page in gray; `scale` says how many dots a point has. */
  pictureOf(page: number, dotsPerInch: number): Promise<PagePicture>
}

export interface PagePicture extends Raster {
  readonly scale: number
}

const pointsPerInch = 72

/** Opens a PDF to look at its pages. Throws where it cannot be opened. */
export async function openPictures(
  library: PDFiumLibrary,
  bytes: Uint8Array,
  mostPixels: number,
): Promise<PagePictures> {
  const document = await library.loadDocument(bytes)
  return {
    pageCount: document.getPageCount(),
    hasPictures(page) {
      const objects = [...document.getPage(page - 1).objects()]
      return objects.some(({ type }) => type === 'image' || type === 'form')
    },
    async pictureOf(page, dotsPerInch) {
      const opened = document.getPage(page - 1)
      const { originalWidth, originalHeight } = opened.getOriginalSize()
      const most = Math.sqrt(mostPixels / Math.max(1, originalWidth * originalHeight))
      const scale = Math.min(dotsPerInch / pointsPerInch, most)
      const { width, height, data } = await opened.render({
        scale,
        colorSpace: 'Gray',
        render: 'bitmap',
        renderFormFields: true,
      })
      return { width, height, gray: data, scale }
    },
  }
}
