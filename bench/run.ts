import { say } from './figures.ts'

/** Each bench is loaded only where it runs, so that one cannot disturb another. */
const benches: Readonly<Record<string, { about: string; run: () => Promise<void> }>> = {
  edits: {
    about: 'pair edits, unit limits and duplicates over 1,000,000 lines, against DuckDB',
    run: async () => (await import('./edits-against-duckdb.ts')).measureEdits(),
  },
  rules: {
    about: 'all rules over 100,000 lines',
    run: async () => (await import('./all-rules.ts')).measureAllRules(),
  },
  command: {
    about: 'the whole command on 10,000 to 1,000,000 lines',
    run: async () => (await import('./whole-command.ts')).measureCommand(),
  },
  shapes: {
    about: 'the whole command on 100,000 lines that all fall into one group, or into few',
    run: async () => (await import('./shapes.ts')).measureShapes(),
  },
  forms: {
    about: 'the same 100,000 lines as CSV, 837 and XLSX, by the whole command',
    run: async () => (await import('./claim-forms.ts')).measureForms(),
  },
  import: {
    about: 'import and loading of the official tables',
    run: async () => (await import('./import-tables.ts')).measureImport(),
  },
  'audit-trail': {
    about: '10,000 entries by 32 writers, and their verification',
    run: async () => (await import('./audit-trail.ts')).measureAuditTrail(),
  },
  server: {
    about: 'the whole product: start, memory, audits of 100,000 lines, pages while they run',
    run: async () => (await import('./server.ts')).measureServer(),
  },
  fairness: {
    about: 'a small file while the 20 files of another customer wait',
    run: async () => (await import('./fairness.ts')).measureFairness(),
  },
  worklist: {
    about:
      'lists, groups, facets and bulk decisions over 100,000 findings (BENCH_FINDINGS: others)',
    run: async () => (await import('./worklist/worklist.ts')).measureWorklist(),
  },
}

const asked = process.argv.slice(2)
const unknown = asked.find((name) => !Object.hasOwn(benches, name))
if (unknown !== undefined) {
  say(`There is no bench "${unknown}"; there are ${Object.keys(benches).join(', ')}.`)
  process.exitCode = 2
} else {
  for (const [name, bench] of Object.entries(benches)) {
    if (asked.length > 0 && !asked.includes(name)) continue
    say(`\n${name}: ${bench.about}`)
    await bench.run()
  }
}
