import type { Page } from '@playwright/test'

/**
 * Words that Dutch and French never use; product names such as Thrive Lab and Connect are the same in all languages.
 */
const ENGLISH =
  /\b(the|and|you|your|our|with|this|that|these|what|which|have|are|will|from|for|not|they|when|how|who|can|step|next|team's)\b/i

/** Returns English sentences on a non-English screen: visible, in the tab, or only for screen readers. */
export async function englishOn(page: Page): Promise<string[]> {
  const words = await page.evaluate(() => {
    const language = document.documentElement.lang
    const inOwnLanguage = (element: Element) => (element.closest('[lang]')?.getAttribute('lang') ?? '') === language
    const found = [document.title]
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode())
      if (node.parentElement && !node.parentElement.closest('script, style') && inOwnLanguage(node.parentElement))
        found.push(node.textContent ?? '')
    for (const element of document.body.querySelectorAll(
      '[aria-label], [title], [alt], [placeholder], [aria-valuetext]',
    ))
      if (inOwnLanguage(element))
        for (const name of ['aria-label', 'title', 'alt', 'placeholder', 'aria-valuetext'])
          found.push(element.getAttribute(name) ?? '')
    return found
  })
  return words.map((text) => text.trim()).filter((text) => ENGLISH.test(text))
}
