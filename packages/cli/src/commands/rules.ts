import { allRules, fieldLabels, tableTitles, type Rule } from '@plumbline/engine'

/** Prints every rule: what it is, on whose authority, what it needs. */
export function listRules(options: { json?: boolean }): void {
  const text =
    options.json === true
      ? JSON.stringify(allRules.map(ruleFacts), null, 2)
      : allRules.map(asText).join('\n')
  process.stdout.write(`${text}\n`)
}

function ruleFacts(rule: Rule) {
  const { id, version, title, category, basis, scope, auditTypes, sources, needs } = rule
  return {
    id,
    version,
    title,
    category,
    class: rule.class,
    basis,
    scope,
    auditTypes,
    sources,
    needs: { tables: [], ...needs },
  }
}

function asText(rule: Rule): string {
  const needs = [
    ...rule.needs.fields.map((field) => fieldLabels[field]),
    ...(rule.needs.tables ?? []).map((table) => tableTitles[table]),
  ]
  return [
    `${rule.id} (v${rule.version})`,
    `  ${rule.title}`,
    `  ${rule.category} · ${rule.class} · ${rule.basis} · ${rule.auditTypes.join(' and ')} · by ${rule.scope}`,
    ...rule.sources.map((source) => `  source: ${source.title}, ${source.section}`),
    `  needs: ${needs.join('; ') || 'nothing beyond the line'}`,
  ].join('\n')
}
