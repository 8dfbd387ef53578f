import { createContext } from 'react'

/** Period and source of every chart on a screen, for the files they are saved as. */
export const ChartSource = createContext({ period: '', source: '' })
