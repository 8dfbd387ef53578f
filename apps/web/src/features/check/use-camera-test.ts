import { useState } from 'react'
import { type Camera, cameraTrouble } from './judge.ts'

/** Opens the camera for a moment, as the photo page will, and closes it at once. */
export function useCameraTest() {
  const [camera, setCamera] = useState<Camera>('not-yet')
  const test = async () => {
    setCamera('asking')
    try {
      const stream = await navigator.mediaDevices.getUserMedia({ video: true, audio: false })
      for (const track of stream.getTracks()) track.stop()
      setCamera('sees')
    } catch (error) {
      setCamera(cameraTrouble(error))
    }
  }
  return { camera, test: () => void test() }
}
