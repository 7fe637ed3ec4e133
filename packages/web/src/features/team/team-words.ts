import type { TeamRole } from '@plumbline/contract'

/** What the roles of a team are called, and what they may do. */
export const teamRoles: Readonly<
  Record<TeamRole, { readonly name: string; readonly may: string }>
> = {
  auditor: {
    name: 'Auditor',
    may: 'sends files, decides on findings, writes cases, letters and plan rules',
  },
  reader: { name: 'Reader', may: 'sees everything that was audited and changes nothing' },
}

export const teamRoleChoices = [
  { value: 'auditor', label: teamRoles.auditor.name },
  { value: 'reader', label: teamRoles.reader.name },
] as const satisfies readonly { value: TeamRole; label: string }[]
