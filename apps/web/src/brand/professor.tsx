import listen from '../art/professor-listen.svg'
import open from '../art/professor-open.svg'
import point from '../art/professor-point.svg'
import wave from '../art/professor-wave.svg'
import './professor.css'

const POSES = {
  listen: { src: listen, width: 720, height: 760 },
  open: { src: open, width: 1060, height: 760 },
  point: { src: point, width: 880, height: 760 },
  wave: { src: wave, width: 880, height: 760 },
} as const

export interface ProfessorProps {
  pose: keyof typeof POSES
  /** Omitted if the professor is only decoration. */
  alt?: string | undefined
}

export function Professor({ pose, alt = '' }: ProfessorProps) {
  const { src, width, height } = POSES[pose]
  return <img className="professor" src={src} alt={alt} width={width} height={height} />
}
