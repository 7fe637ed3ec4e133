import type { TeamRole } from '@plumbline/contract'

interface RoleWords {
  readonly name: string
  readonly withArticle: string
  readonly may: string
}

/** What the roles of a team are called, and what they may do. */
export const teamRoles: Readonly<Record<TeamRole, RoleWords>> = {
  auditor: {
    name: 'Auditor',
    withArticle: 'an auditor',
    may: 'sends files, decides on findings, writes cases, letters and plan rules',
  },
  reader: {
    name: 'Reader',
    withArticle: 'a reader',
    may: 'sees everything that was audited and changes nothing',
  },
}

export const teamRoleChoices = [
  { value: 'auditor', label: teamRoles.auditor.name },
  { value: 'reader', label: teamRoles.reader.name },
] as const satisfies readonly { value: TeamRole; label: string }[]
