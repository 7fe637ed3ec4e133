import type { FastifyReply } from 'fastify'

/** The report as a file: it may load nothing and run nothing, saved or not. */
export function reportHeaders(reply: FastifyReply, uploadId: string, styleHash: string): void {
  void reply.headers({
    'content-type': 'text/html; charset=utf-8',
    'content-disposition': `attachment; filename="audit_report_${uploadId}.html"`,
    'content-security-policy': reportPolicy(styleHash),
    'cross-origin-opener-policy': 'same-origin',
  })
}

/** The sample's report as a page: nobody's data, and still it may load nothing and run nothing. */
export function sampleReportHeaders(reply: FastifyReply, styleHash: string): void {
  void reply.headers({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': reportPolicy(styleHash),
    'cross-origin-opener-policy': 'same-origin',
  })
}

function reportPolicy(styleHash: string): string {
  return (
    `default-src 'none'; style-src ${styleHash}; img-src data:; font-src data:; base-uri 'none'; ` +
    `form-action 'none'; frame-ancestors 'none'; sandbox`
  )
}

export function csvHeaders(reply: FastifyReply, fileName: string): void {
  void reply.headers({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="${fileName}"; filename*=UTF-8''${fileName}`,
    'content-security-policy': "default-src 'none'; sandbox",
  })
}

/** What is packed belongs to one account, and stays out of every cache as every answer does. */
export function zipHeaders(reply: FastifyReply, fileName: string): void {
  void reply.headers({
    'content-type': 'application/zip',
    'content-disposition': `attachment; filename="${fileName}"`,
    'content-security-policy': "default-src 'none'; sandbox",
  })
}

const letterTypes = {
  html: 'text/html; charset=utf-8',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pdf: 'application/pdf',
} as const

/** A letter as a file: a page of it may load nothing and run nothing, saved or not. */
export function letterHeaders(
  reply: FastifyReply,
  format: keyof typeof letterTypes,
  { fileName, styleHash }: { readonly fileName: string; readonly styleHash: string },
): void {
  const style = format === 'html' ? `; style-src ${styleHash}` : ''
  void reply.headers({
    'content-type': letterTypes[format],
    'content-disposition': `attachment; filename="${fileName}"`,
    'content-security-policy':
      `default-src 'none'${style}; base-uri 'none'; form-action 'none'; ` +
      `frame-ancestors 'none'; sandbox`,
    'cross-origin-opener-policy': 'same-origin',
  })
}

/** A list as a file, in whatever format. */
export function downloadHeaders(reply: FastifyReply, type: string, fileName: string): void {
  void reply.headers({
    'content-type': type,
    'content-disposition': `attachment; filename="${fileName}"`,
    'content-security-policy': "default-src 'none'; sandbox",
  })
}

/** A picture within a page of ours: it may load nothing and run nothing, and stays out of every cache. */
export function pictureHeaders(reply: FastifyReply): void {
  void reply.headers({
    'content-type': 'image/png',
    'content-disposition': 'inline',
    'content-security-policy': "default-src 'none'; sandbox",
  })
}

/** A file as somebody sent it: bytes to save, under its own name as far as a header can hold it. */
export function originalHeaders(reply: FastifyReply, fileName: string): void {
  const plain = fileName.replace(/[^\w .()-]/g, '_')
  const whole = encodeURIComponent(fileName).replace(/['()*]/g, '_')
  void reply.headers({
    'content-type': 'application/octet-stream',
    'content-disposition': `attachment; filename="${plain}"; filename*=UTF-8''${whole}`,
    'content-security-policy': "default-src 'none'; sandbox",
  })
}
