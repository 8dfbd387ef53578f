import { useEffect, useRef, useState } from 'react'

const SLEEP_AFTER_MS = 3000

/** Awake while a pointer moves or touches; asleep when it leaves or rests. */
export function useAwake() {
  const [awake, setAwake] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const wake = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setAwake(false), SLEEP_AFTER_MS)
    setAwake(true)
  }
  const sleep = () => {
    clearTimeout(timer.current)
    setAwake(false)
  }
  return { awake, wake, sleep }
}
