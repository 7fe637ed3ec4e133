import { loadReference } from '@plumbline/reference'
import { describe, expect, test } from 'vitest'
import { allForms } from './all-forms.ts'
import { compareForm } from './compare-form.ts'

/** All scenes once; `npm run forms` tells them until thousands of lines stand in the documentation. */
const sizes = { professional: 1, institutional: 1, fills: 1 }

describe('the same claims in every form', () => {
  const { tables } = loadReference()

  test.each(allForms(sizes))('$of: $form', async ({ files }) => {
    const { file, truth } = await files()
    const { complaints, findings, fields } = await compareForm(file, truth, tables)
    expect(complaints).toEqual([])
    expect(findings).toBeGreaterThan(0)
    expect(fields).toBeGreaterThan(20)
  })
})
