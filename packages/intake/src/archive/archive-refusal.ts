import { IntakeRefusal } from '../words/intake-refusal.ts'

const refusals = {
  'too-large':
    'The zip archive holds more than can be read at once (500 files, 512 MB unpacked). Send its files in parts.',
  damaged:
    'The zip archive cannot be unpacked: it is damaged or locked with a password. Pack the files again without a password, or send them one by one.',
  empty: 'The zip archive holds no file. Pack the claims again.',
} as const

/** Why an archive cannot be audited. */
export function archiveRefusal(why: keyof typeof refusals): IntakeRefusal {
  return new IntakeRefusal('archive-file', refusals[why])
}
