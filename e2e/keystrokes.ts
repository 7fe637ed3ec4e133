import { expect, type Locator, type Page } from '@playwright/test'

/** Hands on a keyboard. What is typed as a fact of the work is not counted; every other press is. */
export interface Hands {
  readonly presses: () => number
  readonly press: (key: string, times?: number) => Promise<void>
  readonly type: (words: string) => Promise<void>
  /** Goes on with Tab, once something is there to go to, until it has the focus. */
  readonly tabTo: (target: Locator) => Promise<void>
}

export function handsOn(page: Page): Hands {
  let presses = 0
  hearFileChoosers(page)
  const press = async (key: string, times = 1) => {
    for (let time = 0; time < times; time += 1) {
      presses += 1
      await page.keyboard.press(key)
    }
  }
  return {
    presses: () => presses,
    press,
    type: (words) => page.keyboard.type(words),
    async tabTo(target) {
      await expect(target).toBeVisible()
      for (let steps = 0; steps < 60; steps += 1) {
        if ((await target.and(page.locator(':focus')).count()) > 0) return
        await press('Tab')
      }
      await expect(target).toBeFocused()
    },
  }
}

/** Browsers hand over the dialogs of files a moment after somebody listens: too late for the press that opens one. */
export function hearFileChoosers(page: Page): void {
  page.on('filechooser', () => undefined)
}
