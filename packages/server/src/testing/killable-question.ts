import { flushCompileCache } from 'node:module'
import { summaryWords } from '@plumbline/ai'
import { openContext } from '../open-context.ts'
import { askModel } from '../services/words/ask-model.ts'
import { readSettings } from '../settings/read-settings.ts'

/** A process that asks the model one question for the account named by its argument, and waits for the answer. */
const userId = process.argv[2] ?? ''
const context = await openContext(readSettings(process.env))
// It is killed, and keeps nothing then.
flushCompileCache()
const switches = { words: true, deIdentified: false, columnHelp: false, secondLook: false, identified: false } // prettier-ignore
const cause = { title: 'Paid again', category: 'Duplicate', clearedBy: 'The records.' }
await askModel(context, summaryWords, cause, { userId, switches })
process.stdout.write('answered\n')
await context.close()
