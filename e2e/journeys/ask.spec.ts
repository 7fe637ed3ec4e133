import { expectAccessible } from '../accessible.ts'
import { uploadMedicalSample } from '../claims-files.ts'
import { registerActive } from '../customers.ts'
import { expect, test } from '../test.ts'

test('a question is answered with figures that lead to their lists', async ({ page }) => {
  await registerActive(page)
  await uploadMedicalSample(page.request, 'July')
  await page.goto('/findings')
  await page.getByRole('link', { name: 'Ask a question' }).click()
  await expectAccessible(page, 'asking')
  await page.getByLabel('Your question').fill('How much is at risk, by category?')
  await page.keyboard.press('Enter')
  const answer = page.getByRole('heading', { name: 'Answer' }).locator('..')
  await expect(answer).toContainText('by category')
  await expectAccessible(page, 'an answer')
  const figure = answer.getByRole('link').first()
  const total = (await figure.innerText()).trim()
  expect(total).toMatch(/^\$[\d,]+\.\d\d$/)

  await answer.getByRole('button', { name: 'Without by category' }).click()
  await expect(answer.getByRole('table')).toHaveCount(0)
  await expect(figure).toHaveText(total)
  await page.getByLabel('Your question').fill('Is this fraud?')
  await page.keyboard.press('Enter')
  await expect(page.getByText('never why')).toBeVisible()
  await expectAccessible(page, 'a refused question')
  await page.getByRole('button', { name: 'Top 5 rules by dollars' }).click()
  await answer.getByRole('table').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/findings\?.*rule=/)
  await expect(page.getByLabel('Sum of what is filtered')).toBeVisible()
})

test('findings say in plain words what they come to, and who wrote that', async ({ page }) => {
  await registerActive(page)
  await uploadMedicalSample(page.request, 'July')
  await page.goto('/findings')
  await expect(page.getByRole('rowheader').first()).toBeVisible()
  await page.keyboard.press('j')
  const words = page.getByRole('region', { name: 'In plain words' })
  await expect(words).toContainText('Written by rules')
  const forReviewer = await words.innerText()
  await words.getByLabel('for').selectOption('the patient')
  await expect(words).not.toHaveText(forReviewer)
  await page.goto('/profile')
  await expect(page.getByText('No language model is set up on this server')).toBeVisible()
  await expectAccessible(page, 'AI words in the profile')
})
