import type { Page } from '@playwright/test'
import { expectAccessible } from '../accessible.ts'
import { claimsOfPayees } from '../claims-of-payees.ts'
import { registerActive } from '../customers.ts'
import { ofRecipient, ofSender } from '../letter-facts.ts'
import { handsOn, type Hands } from '../keystrokes.ts'
import { expect, test } from '../test.ts'

const letters = 10
const mostPresses = 120
/** The file has 5,900 lines: ten payees billed a visit twice, and the other visits are right. */
const rightVisits = 5_880

test('a file of 5,900 lines to ten letters ready to sign, hands on the keyboard', async ({
  page,
}, info) => {
  test.setTimeout(400_000)
  await registerActive(page, 'professional')
  await page.goto('/dashboard')
  await expect(page.getByRole('tab', { name: 'Upload New File' })).toBeVisible()
  const hands = handsOn(page)
  const began = Date.now()
  await upload(page, hands)
  await confirmAll(page, hands)
  await startCases(page, hands)
  for (let number = 1; number <= letters; number += 1) await writeLetter(page, hands, number)
  const seconds = Math.round((Date.now() - began) / 1000)
  const told = `${hands.presses()} presses beyond typed facts, ${seconds} s`
  info.annotations.push({ type: 'keystrokes', description: told })
  expect(hands.presses(), told).toBeLessThanOrEqual(mostPresses)

  await page.goto('/cases')
  await expect(page.getByRole('rowheader')).toHaveCount(letters)
  await expectAccessible(page, 'cases')
  await page.getByRole('rowheader').first().getByRole('link').click()
  await expect(page.getByText('Final', { exact: true })).toBeVisible()
  await expectAccessible(page, 'case')
  await page.getByRole('link', { name: /^Request for refund/ }).click()
  await expect(page.getByText(/^Locked; SHA-256/)).toBeVisible()
  await expectAccessible(page, 'final letter')
})

async function upload(page: Page, hands: Hands): Promise<void> {
  await hands.tabTo(page.getByRole('tab', { name: 'Dashboard Overview' }))
  for (const name of ['My Uploads', 'Upload New File']) {
    await hands.press('ArrowRight')
    await expect(page.getByRole('tab', { name, selected: true })).toBeFocused()
  }
  await hands.tabTo(page.getByLabel('Claims file'))
  const choosing = page.waitForEvent('filechooser')
  await hands.press('Enter')
  await (await choosing).setFiles(claimsOfPayees(letters, '131.20', rightVisits).path)
  await expect(page.getByLabel('Upload Name')).not.toHaveValue('')
  await hands.tabTo(page.getByRole('button', { name: 'Upload and Audit' }))
  await hands.press('Enter')
  const open = page.getByRole('button', { name: 'Open findings' })
  await expect(open).toBeVisible({ timeout: 60_000 })
  await hands.press('F8')
  await hands.tabTo(open)
  await hands.press('Enter')
}

/** Reads each finding in turn, as its lines side by side come up beside the list. */
async function confirmAll(page: Page, hands: Hands): Promise<void> {
  const sum = page.getByLabel('Sum of what is filtered')
  await expect(sum).toContainText(`${letters} findings`)
  await hands.press('j')
  for (let left = letters; left > 0; left -= 1) {
    await expect(page.getByRole('region', { name: 'Lines side by side' })).toBeVisible()
    await hands.press('c')
    await expect(page.getByRole('row').getByText('Confirmed')).toHaveCount(letters - left + 1)
  }
}

async function startCases(page: Page, hands: Hands): Promise<void> {
  await hands.press('s')
  await hands.tabTo(page.getByRole('button', { name: `A Case for Each of ${letters} Payees` }))
  await hands.press('Enter')
  await hands.tabTo(page.getByRole('button', { name: `Start ${letters} Cases` }))
  await hands.press('Enter')
}

async function writeLetter(page: Page, hands: Hands, number: number): Promise<void> {
  await expect(page.getByText(`Letter ${number} of ${letters}`)).toBeVisible()
  const facts = number === 1 ? { ...ofSender, ...ofRecipient } : ofRecipient
  let left = Object.keys(facts).length
  for (; left > 0; left -= 1) {
    const fact = await factAtHand(page, facts)
    await hands.type(fact)
    // In a text of several lines Enter begins another line.
    const isText = await page.evaluate<boolean>("document.activeElement?.tagName === 'TEXTAREA'")
    await hands.press(isText ? 'Tab' : 'Enter')
  }
  const final = page.getByRole('dialog').getByRole('button', { name: 'Make Final' })
  await expect(final).toBeFocused()
  await hands.press('Enter')
  const next =
    number < letters
      ? page.getByRole('button', { name: 'Next Letter' })
      : page.getByRole('link', { name: 'All Cases' })
  await expect(next).toBeFocused()
  await hands.press('Enter')
}

/** What is to be typed into the field that has the focus. */
async function factAtHand(page: Page, facts: Readonly<Record<string, string>>): Promise<string> {
  const label = () =>
    page.evaluate<string>(
      "document.activeElement?.closest('div')?.querySelector('label')?.textContent ?? ''",
    )
  await expect.poll(label).toMatch(new RegExp(Object.keys(facts).map(escaped).join('|')))
  return facts[await label()] ?? ''
}

function escaped(text: string): string {
  return text.replace(/[()]/g, '\\$&')
}
