import { useEffect, useState } from 'react'

/** Starting; waiting for somebody to answer the browser's prompt; a live picture; or none available. */
export type CameraState = 'starting' | 'waiting' | 'live' | 'off'

const TIMEOUT_MS = 4_000
const WANTED: MediaStreamConstraints = {
  video: { width: { ideal: 1920 }, height: { ideal: 1080 }, facingMode: 'user' },
  audio: false,
}

/** Opens the camera while wanted, and releases it as soon as it is not, or the page is left. */
export function useCamera(wanted: boolean) {
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<CameraState>('starting')
  const [stream, setStream] = useState<MediaStream | null>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is another start
  useEffect(() => {
    if (!wanted) return
    let gone = false
    let opened: MediaStream | null = null
    const timeout = setTimeout(() => setState((now) => (now === 'starting' ? 'waiting' : now)), TIMEOUT_MS)
    const off = () => {
      setStream(null)
      setState('off')
    }
    const open = async () => {
      try {
        opened = await navigator.mediaDevices.getUserMedia(WANTED)
        if (gone) return release(opened)
        // A camera that is unplugged ends its track.
        for (const track of opened.getTracks()) track.addEventListener('ended', off)
        setStream(opened)
        setState('live')
      } catch (error) {
        console.warn('The camera cannot be used:', error)
        if (!gone) off()
      }
    }
    setState('starting')
    void open()
    return () => {
      gone = true
      clearTimeout(timeout)
      release(opened)
      setStream(null)
    }
  }, [wanted, attempt])

  return { state, stream, retry: () => setAttempt((before) => before + 1) }
}

function release(stream: MediaStream | null) {
  for (const track of stream?.getTracks() ?? []) track.stop()
}
