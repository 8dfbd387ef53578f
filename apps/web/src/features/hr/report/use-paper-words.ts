import { useQuery } from '@tanstack/react-query'
import type { Locale } from '@thrive/domain'
import { hasWords, loadWords } from '@thrive/words/load'

/** Loads the words of the paper's language, which may be another than the screen's. */
export function usePaperWords(lang: Locale) {
  const { data, error, refetch } = useQuery({
    queryKey: ['words', lang],
    queryFn: async () => {
      await loadWords(lang)
      return hasWords(lang)
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
  return { isReady: data === true, error, retry: () => void refetch() }
}
