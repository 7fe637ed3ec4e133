import { SettingsError, type Environment } from './environment.ts'

/** A bucket of a storage that speaks S3. */
export interface S3Settings {
  readonly endpoint: string
  readonly bucket: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

/** Where the audit trail's last link is kept besides the file under DATA_DIR. */
export interface AnchorSettings {
  /** A bucket that takes nothing back before its time (Object Lock). */
  readonly bucket: S3Settings | undefined
  readonly retentionDays: number
  /** As lines of the log, for whatever collects it. */
  readonly log: boolean
}

/** Throws where a bucket is named without the keys to it: files would go elsewhere unnoticed. */
export function s3Of(env: Environment): S3Settings | undefined {
  const { S3_BUCKET: bucket, S3_ENDPOINT, S3_REGION: region } = env
  if (bucket === undefined) return undefined
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env
  if (accessKeyId === undefined || secretAccessKey === undefined) {
    const message = 'S3_BUCKET needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, too.'
    throw new SettingsError(message)
  }
  const endpoint = (S3_ENDPOINT ?? `https://s3.${region}.amazonaws.com`).replace(/\/$/, '')
  return { endpoint, bucket, region, accessKeyId, secretAccessKey }
}

/** What is not said of the bucket of anchors is as for the files. */
export function anchorsOf(env: Environment): AnchorSettings {
  const bucket = s3Of({
    ...env,
    S3_BUCKET: env.ANCHOR_S3_BUCKET,
    S3_ENDPOINT: env.ANCHOR_S3_ENDPOINT ?? env.S3_ENDPOINT,
    S3_REGION: env.ANCHOR_S3_REGION ?? env.S3_REGION,
    S3_ACCESS_KEY_ID: env.ANCHOR_S3_ACCESS_KEY_ID ?? env.S3_ACCESS_KEY_ID,
    S3_SECRET_ACCESS_KEY: env.ANCHOR_S3_SECRET_ACCESS_KEY ?? env.S3_SECRET_ACCESS_KEY,
  })
  return { bucket, retentionDays: env.ANCHOR_RETENTION_DAYS, log: env.ANCHOR_LOG === 'on' }
}
