import type { Call, EndpointName, endpoints } from '@plumbline/contract'
import type * as z from 'zod'

/** The contract's endpoints, which are loaded as types alone: their schemas stay on the server. */
type AnyEndpoint = (typeof endpoints)[EndpointName]

/** The endpoint that a call leads to: the one of its method and path. */
type EndpointOf<Of extends Call> = Extract<AnyEndpoint, Readonly<Pick<Of, 'method' | 'path'>>>

type WithSchema<Part extends string, Schema = z.ZodType> = { readonly [Key in Part]: Schema }

/** What a part's schema takes; it may be left out where all in it may, and is none without a schema. */
type PartOf<Of extends Call, Part extends string> =
  EndpointOf<Of> extends WithSchema<Part, infer Schema extends z.ZodType>
    ? Partial<z.input<Schema>> extends z.input<Schema>
      ? { readonly [Key in Part]?: z.input<Schema> }
      : { readonly [Key in Part]: z.input<Schema> }
    : { readonly [Key in Part]?: never }

type CallsWith<Part extends string> = Readonly<
  Pick<Extract<AnyEndpoint, WithSchema<Part>>, 'method' | 'path'>
>

/** Calls that answer JSON. */
export type JsonCall = CallsWith<'reply'>

/** Calls that a form with a file is sent to. */
export type FormCall = CallsWith<'multipart'>

/** What comes back, as the contract's schema gives it out. */
export type ReplyOf<Of extends Call> =
  EndpointOf<Of> extends WithSchema<'reply', infer Schema> ? z.output<Schema> : never

/** The text fields of a form, and its file. */
export type FormOf<Of extends Call> =
  EndpointOf<Of> extends WithSchema<'multipart', infer Schema>
    ? NamedFields<z.input<Schema>> & { readonly file: File }
    : never

/** The fields that have a name: a form of a file alone has none. */
type NamedFields<Fields> = {
  [Name in keyof Fields as string extends Name ? never : Name]: Fields[Name]
}

/** What names the thing that is called: the values in its path, and its query. */
export type AddressOf<Of extends Call> = PartOf<Of, 'params'> & PartOf<Of, 'query'>

/** All that is sent. */
export type PartsOf<Of extends Call> = AddressOf<Of> & PartOf<Of, 'body'>

/** An argument that may be left out where nothing in it is needed. */
export type Given<Parts> = Partial<Parts> extends Parts ? [parts?: Parts] : [parts: Parts]
