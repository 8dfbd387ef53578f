import lab from '../art/logo-thrive-lab.svg'
import teams from '../art/logo-thriving-teams.svg'
import './logo.css'

const LOGOS = {
  lab: { src: lab, name: 'Thrive Lab', width: 772, height: 116 },
  teams: { src: teams, name: 'Thriving Teams 1.0', width: 1126, height: 116 },
} as const

export interface LogoProps {
  variant: keyof typeof LOGOS
  /** Empty if a heading next to it already gives the name. */
  alt?: string | undefined
}

export function Logo({ variant, alt }: LogoProps) {
  const { src, name, width, height } = LOGOS[variant]
  return <img className={`logo ${variant}`} src={src} alt={alt ?? name} width={width} height={height} />
}
