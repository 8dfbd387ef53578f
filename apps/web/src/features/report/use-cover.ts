import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Response } from '@thrive/contract'
import { dayOf } from '@thrive/domain'
import { useEffect, useState } from 'react'
import { call } from '../../lib/api.ts'
import { savedToken } from '../../lib/local-storage.ts'
import { hasFields, isFlag, isText, orNull } from '../../lib/shape.ts'
import type { TeamSession } from '../session/use-session.ts'

type Summary = Response<'GET /api/session/summary/:uuid'>
// A node of the previous release does not send the day.
const isSummary = hasFields<Summary>({ name: orNull(isText), finished: orNull(isText), photo: isFlag })

export interface Cover {
  name: string | null
  /** The day the team finished, as 2027-01-31. */
  day: string | null
  /** The URL of the photo, and the photo itself while only this browser has it. */
  photo: string | null
  file: Blob | undefined
  isPending: boolean
}

/** The team's name, day and photo: from the server, overridden by what this browser has not sent yet. */
export function useCover({ uuid, details }: TeamSession): Cover {
  const sent = [...details].filter(([, { state }]) => state === 'sent').map(([name, { value }]) => [name, value])
  const { data, isPending, isFetching } = useQuery({
    // Ask the server again after it has accepted something.
    queryKey: ['summary', uuid, sent],
    queryFn: () => call('GET /api/session/summary/:uuid', { uuid }, isSummary, { token: savedToken() ?? undefined }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const [name, photo] = [details.get('name'), details.get('photo')]
  const file = photo?.state === 'waiting' ? photo.blob : undefined
  const local = useObjectUrl(file)
  const isNewer = name?.state === 'waiting' || (name?.state === 'sent' && (isFetching || !data))
  const isThere = photo?.state === 'sent' || data?.photo
  return {
    name: isNewer ? name.value : (data?.name ?? null),
    day: data?.day ?? (data?.finished ? dayOf(data.finished) : null),
    photo: file ? local : isThere ? `/photo/${uuid}` : null,
    file,
    isPending,
  }
}

/** Returns a URL for a picture that only this browser has. */
export function useObjectUrl(blob: Blob | undefined): string | null {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    if (!blob) return
    const made = URL.createObjectURL(blob)
    setUrl(made)
    return () => {
      URL.revokeObjectURL(made)
      setUrl(null)
    }
  }, [blob])
  return url
}
