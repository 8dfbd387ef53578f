export * from './workshop.ts'
