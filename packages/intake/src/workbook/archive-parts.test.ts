import { zipSync } from 'fflate'
import { expect, it } from 'vitest'
import { ArchiveParts } from './archive-parts.ts'

async function bytesOf(parts: ArchiveParts, name: string): Promise<number> {
  let bytes = 0
  for await (const chunk of parts.chunks(name)) bytes += chunk.length
  return bytes
}

it('counts what comes out of all parts, whatever the archive says and however often one is read', async () => {
  const archive = Buffer.from(zipSync({ 'a.xml': new Uint8Array(2 ** 20) }, { level: 1 }))
  // Of its size nothing is believed.
  for (const sizeAt of [22, archive.lastIndexOf(Buffer.from([0x50, 0x4b, 1, 2])) + 24]) {
    archive.writeUInt32LE(7, sizeAt)
  }
  const parts = new ArchiveParts(archive, 2 ** 22)
  for (let times = 0; times < 4; times++) expect(await bytesOf(parts, 'a.xml')).toBe(2 ** 20)
  await expect(bytesOf(parts, 'a.xml')).rejects.toThrow('larger than can be read')
})

it('throws where a part is cut off, lacking or packed badly', async () => {
  const archive = Buffer.from(zipSync({ 'a.xml': new Uint8Array(100) }))
  const broken = Buffer.from(archive)
  broken.fill(0xff, 35, 40)
  await expect(bytesOf(new ArchiveParts(broken), 'a.xml')).rejects.toThrow()
  await expect(bytesOf(new ArchiveParts(archive), 'b.xml')).rejects.toThrow()
  const list = archive.indexOf(Buffer.from([0x50, 0x4b, 1, 2]))
  archive.writeUInt32LE(1e6, list + 20)
  await expect(bytesOf(new ArchiveParts(archive), 'a.xml')).rejects.toThrow('cut off')
})
