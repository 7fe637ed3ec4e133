import type { ReportInput } from '@plumbline/report'

/** What the command line says of the report. */
export interface ReportOptions {
  readonly edition?: 'full' | 'summary'
  readonly members?: 'tail' | 'whole'
  readonly plan?: string
  readonly preparedFor?: string
  readonly administrator?: string
  readonly preparedBy?: string
  readonly final?: boolean
}

/** The same as the report takes it. */
export function reportChoices({
  edition,
  members,
  final,
  ...cover
}: ReportOptions): Pick<ReportInput, 'edition' | 'memberDisplay' | 'cover'> {
  const { plan, preparedFor, administrator, preparedBy } = cover
  return {
    ...(edition && { edition }),
    ...(members && { memberDisplay: members }),
    cover: {
      ...(plan && { plan }),
      ...(preparedFor && { preparedFor }),
      ...(administrator && { administrator }),
      ...(preparedBy && { preparedBy }),
      status: final ? 'final' : 'draft',
    },
  }
}
