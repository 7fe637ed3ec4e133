/**
 * A language model of random weights in the format of llama.cpp (GGUF 3, all numbers little-endian): it knows every
 * letter and nothing else. Held to a shape by a grammar it is the perfect liar: what it says has the right form and
 * no truth. The same seed gives the same bytes.
 */
export function liarModel(seed: number): Buffer {
  const infos: Buffer[] = []
  const data: Buffer[] = []
  let offset = 0
  for (const [name, sizes, isNorm] of tensors) {
    const values = weights(
      sizes.reduce((product, size) => product * size, 1),
      isNorm ? undefined : seed + offset,
    )
    infos.push(text(name), u32(sizes.length), ...sizes.map(u64), u32(0), u64(offset))
    data.push(values, Buffer.alloc(padding(values.length)))
    offset += values.length + padding(values.length)
  }
  const facts = [...settings, ...vocabulary()]
  const head = Buffer.concat([
    Buffer.from('GGUF'),
    ...[u32(3), u64(tensors.length), u64(facts.length), ...facts, ...infos],
  ])
  return Buffer.concat([head, Buffer.alloc(padding(head.length)), ...data])
}

const width = 64
const inner = 128
const tokens = ['<unk>', '<s>', '</s>']
const bytes = Array.from({ length: 256 }, (_, byte) => `<0x${hex(byte)}>`)
const letters = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at))

const layer = (at: number): Tensor[] => [
  [`blk.${at}.attn_norm.weight`, [width], true],
  ...['attn_q', 'attn_k', 'attn_v', 'attn_output'].map((name): Tensor => [
    `blk.${at}.${name}.weight`,
    [width, width],
    false,
  ]),
  [`blk.${at}.ffn_norm.weight`, [width], true],
  [`blk.${at}.ffn_gate.weight`, [width, inner], false],
  [`blk.${at}.ffn_up.weight`, [width, inner], false],
  [`blk.${at}.ffn_down.weight`, [inner, width], false],
]
type Tensor = readonly [name: string, sizes: readonly number[], isNorm: boolean]
const words = tokens.length + bytes.length + letters.length
const tensors: readonly Tensor[] = [
  ['token_embd.weight', [width, words], false],
  ['output_norm.weight', [width], true],
  ['output.weight', [width, words], false],
  ...[0, 1].flatMap(layer),
]

/** Kinds of values: 4 an integer, 5 a signed one, 6 a fraction, 8 a text, 9 a list. */
const settings = [
  fact('general.architecture', 8, text('llama')),
  fact('general.name', 8, text('liar')),
  fact('llama.context_length', 4, u32(16_384)),
  fact('llama.embedding_length', 4, u32(width)),
  fact('llama.block_count', 4, u32(2)),
  fact('llama.feed_forward_length', 4, u32(inner)),
  fact('llama.attention.head_count', 4, u32(4)),
  fact('llama.attention.head_count_kv', 4, u32(4)),
  fact('llama.rope.dimension_count', 4, u32(width / 4)),
  fact('llama.attention.layer_norm_rms_epsilon', 6, f32(1e-5)),
  fact('llama.vocab_size', 4, u32(words)),
]

/** Three marks, every byte, and every printable letter of ASCII. */
function vocabulary(): readonly Buffer[] {
  const all = [...tokens, ...bytes, ...letters]
  const kinds = [2, 3, 3, ...bytes.map(() => 6), ...letters.map(() => 1)]
  return [
    fact('tokenizer.ggml.model', 8, text('llama')),
    fact('tokenizer.ggml.tokens', 9, list(8, all.map(text))),
    fact(
      'tokenizer.ggml.scores',
      9,
      list(
        6,
        all.map(() => f32(0)),
      ),
    ),
    fact('tokenizer.ggml.token_type', 9, list(5, kinds.map(u32))),
    fact('tokenizer.ggml.unknown_token_id', 4, u32(0)),
    fact('tokenizer.ggml.bos_token_id', 4, u32(1)),
    fact('tokenizer.ggml.eos_token_id', 4, u32(2)),
  ]
}

/** Small numbers at random; ones where there is no seed. */
function weights(count: number, seed: number | undefined): Buffer {
  const values = new Float32Array(count)
  let state = seed ?? 0
  for (let at = 0; at < count; at += 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    values[at] = seed === undefined ? 1 : (state / 2 ** 32 - 0.5) * 0.4
  }
  return Buffer.from(values.buffer)
}

function fact(name: string, kind: number, value: Buffer): Buffer {
  return Buffer.concat([text(name), u32(kind), value])
}

function list(kind: number, items: readonly Buffer[]): Buffer {
  return Buffer.concat([u32(kind), u64(items.length), ...items])
}

function text(value: string): Buffer {
  const encoded = Buffer.from(value)
  return Buffer.concat([u64(encoded.length), encoded])
}

function u32(value: number): Buffer {
  const buffer = Buffer.alloc(4)
  buffer.writeUInt32LE(value)
  return buffer
}

function u64(value: number): Buffer {
  const buffer = Buffer.alloc(8)
  buffer.writeBigUInt64LE(BigInt(value))
  return buffer
}

function f32(value: number): Buffer {
  const buffer = Buffer.alloc(4)
  buffer.writeFloatLE(value)
  return buffer
}

/** Every part begins at a multiple of 32 bytes. */
function padding(length: number): number {
  return (32 - (length % 32)) % 32
}

function hex(byte: number): string {
  return byte.toString(16).toUpperCase().padStart(2, '0')
}
