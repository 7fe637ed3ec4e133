import type { ClaimLine } from '../../claim/claim-line.ts'
import { procedureNumber, type ProcedureNumber } from '../../claim/procedure-number.ts'
import { inEffect } from '../../reference/in-effect.ts'
import { payerProgram } from '../payers/payer-program.ts'
import {
  interpretedTests,
  oneSidedByDefinition,
  type ExceptedCode,
} from './modifier-exceptions.table.ts'

type ByProcedure = ReadonlyMap<ProcedureNumber, readonly ExceptedCode[]>

const interpreted = byProcedure(interpretedTests)
const oneSided = byProcedure(oneSidedByDefinition)

/** Whether a physician interprets the laboratory test, so that it has a professional component. */
export function isInterpretedTest(line: ClaimLine): boolean {
  return isExcepted(line, interpreted)
}

/** Whether 50 is right by the definition of the code, whatever its bilateral indicator says. */
export function isOneSided(line: ClaimLine): boolean {
  return isExcepted(line, oneSided) && payerProgram(line) !== 'medicare'
}

function isExcepted({ procedure, serviceFromDay }: ClaimLine, codes: ByProcedure): boolean {
  const rows = codes.get(procedure)
  return rows !== undefined && inEffect(rows, serviceFromDay).length > 0
}

function byProcedure(rows: readonly ExceptedCode[]): ByProcedure {
  return Map.groupBy(rows, ({ code }) => procedureNumber(code))
}
