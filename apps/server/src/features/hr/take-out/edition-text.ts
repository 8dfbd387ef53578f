import type { Workshop } from '@thrive/domain'

/** The words of an edition as Markdown, page by page, for people to read. */
export function editionText({ name, tutorial, survey, results }: Workshop): string {
  const pages = [...survey, ...results].map((page) => {
    const questions = 'group' in page ? (page.group?.questions ?? []) : []
    return [
      `## ${page.title}`,
      page.text,
      page.tip && `> ${page.tip}`,
      page.note && `*${page.note}*`,
      ...questions.map(({ title }) => `- ${title}`),
    ]
  })
  return [[`# ${name}`, `## ${tutorial.title}`, tutorial.text], ...pages]
    .map((parts) => parts.filter(Boolean).join('\n\n'))
    .join('\n\n')
}
