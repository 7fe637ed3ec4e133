/** What is used of saxen, which comes without types. */
declare module 'saxen' {
  type Decode = (text: string) => string

  export class Parser {
    on(
      event: 'openTag',
      visit: (name: string, attributes: () => Record<string, string>, decode: Decode) => void,
    ): this
    on(event: 'closeTag', visit: (name: string) => void): this
    on(event: 'text', visit: (text: string, decode: Decode) => void): this
    on(event: 'cdata', visit: (text: string) => void): this
    on(event: 'error', visit: (error: Error) => void): this
    /** Reads on; what is not yet whole is kept. */
    write(xml: string): this
    /** Answers what was wrong, where anything was left that is not whole. */
    end(): Error | undefined
  }
}
