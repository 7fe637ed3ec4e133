import type { Command } from 'commander'
import { CommandError } from '../command-error.ts'
import { bashCompletions } from '../completions/bash.ts'
import { completedCommands } from '../completions/completed-commands.ts'
import { fishCompletions } from '../completions/fish.ts'
import { zshCompletions } from '../completions/zsh.ts'

const shells = new Map([
  ['bash', bashCompletions],
  ['zsh', zshCompletions],
  ['fish', fishCompletions],
])

/** Prints the completions of a command line for a shell. */
export function printCompletions(shell: string, program: Command): void {
  const written = shells.get(shell)
  if (!written) {
    throw new CommandError(
      `There are completions for ${Array.from(shells.keys()).join(', ')}, not for "${shell}".`,
    )
  }
  process.stdout.write(written(completedCommands(program)))
}
