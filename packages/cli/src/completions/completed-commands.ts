import { allRules } from '@plumbline/engine'
import type { Command, Option } from 'commander'
import { failOnKinds } from '../auditing/fail-on.ts'

/** What stands behind an option, or a command. */
export type Completed =
  | { readonly kind: 'nothing' | 'text' | 'files' }
  | { readonly kind: 'words'; readonly words: readonly string[] }

export interface CompletedOption {
  /** `--html`, and `-h` where there is a short one. */
  readonly long: string
  readonly short: string | undefined
  readonly description: string
  readonly takes: Completed
}

/** A command, as a shell completes it. */
export interface CompletedCommand {
  /** `plumbline/reference/import`. */
  readonly place: string
  readonly name: string
  readonly description: string
  readonly options: readonly CompletedOption[]
  readonly takes: Completed
  readonly below: readonly CompletedCommand[]
}

/** A command and all below it, parents first. */
export function completedCommands(program: Command): readonly CompletedCommand[] {
  const all = (command: CompletedCommand): CompletedCommand[] => [
    command,
    ...command.below.flatMap(all),
  ]
  return all(completedCommand(program, program.name()))
}

function completedCommand(command: Command, place: string): CompletedCommand {
  const help = command.createHelp()
  return {
    place,
    name: command.name(),
    description: command.description(),
    options: help.visibleOptions(command).map(completedOption),
    takes: takenBy(command),
    below: command.commands.map((below) => completedCommand(below, `${place}/${below.name()}`)),
  }
}

function takenBy(command: Command): Completed {
  const [first] = command.registeredArguments
  if (!first) return { kind: 'nothing' }
  if (first.argChoices) return { kind: 'words', words: first.argChoices }
  return { kind: 'files' }
}

function completedOption(option: Option): CompletedOption {
  const { long, short, flags, description } = option
  return { long: long ?? flags, short, description, takes: valueOf(option) }
}

function valueOf({ long, flags, argChoices }: Option): Completed {
  if (argChoices) return { kind: 'words', words: argChoices }
  if (long === '--rule') return { kind: 'words', words: allRules.map(({ id }) => id) }
  if (long === '--fail-on') return { kind: 'words', words: failOnKinds }
  if (/<(?:file|dir)>/.test(flags)) return { kind: 'files' }
  return { kind: flags.includes('<') ? 'text' : 'nothing' }
}
