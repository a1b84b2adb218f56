import { useEffect, useReducer, useRef } from "react";
import { maxRecordingMs } from "../../../shared/intake/recipients/rules.ts";

export type RecorderState = "idle" | "recording" | "paused" | "done";

interface Running {
  recorder: MediaRecorder;
  stream: MediaStream;
  parts: Blob[];
  /** Duration before the last pause. */
  earlierMs: number;
  resumedAt: number;
}
interface Recorded {
  blob: Blob;
  url: string;
}

const tickMs = 250;
/** The accepted formats; the first that this browser supports is used. */
const formats = ["audio/webm;codecs=opus", "audio/webm", "audio/mp4"];

export const canRecord = () =>
  typeof MediaRecorder !== "undefined" &&
  navigator.mediaDevices?.getUserMedia !== undefined &&
  formatHere() !== undefined;

/**
 * Records from the microphone, five minutes at most. The recording stays in this page until saved
 * or repeated.
 */
export function useRecorder() {
  const running = useRef<Running>(undefined);
  const recorded = useRef<Recorded>(undefined);
  const [, redraw] = useReducer((count: number) => count + 1, 0);

  useEffect(() => {
    const timer = setInterval(() => {
      if (running.current?.recorder.state !== "recording") return;
      if (spentMs(running.current) >= maxRecordingMs) running.current.recorder.stop();
      redraw();
    }, tickMs);
    return () => {
      clearInterval(timer);
      // Unmounted while recording: the microphone is turned off and nothing is kept.
      running.current?.stream.getTracks().forEach((track) => track.stop());
      forget(recorded.current);
    };
  }, []);

  /** Rejects if the microphone is refused or missing. */
  async function start() {
    const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
    drop();
    const mimeType = formatHere();
    const recorder = new MediaRecorder(stream, { ...(mimeType && { mimeType }), audioBitsPerSecond: 48_000 });
    const now: Running = { recorder, stream, parts: [], earlierMs: 0, resumedAt: Date.now() };
    recorder.ondataavailable = ({ data }) => now.parts.push(data);
    recorder.onstop = () => {
      stream.getTracks().forEach((track) => track.stop());
      const blob = new Blob(now.parts, { type: recorder.mimeType });
      recorded.current = { blob, url: URL.createObjectURL(blob) };
      running.current = undefined;
      redraw();
    };
    running.current = now;
    recorder.start(1000);
    redraw();
  }
  function pause() {
    if (!running.current) return;
    running.current.earlierMs = spentMs(running.current);
    running.current.recorder.pause();
    redraw();
  }
  function resume() {
    if (!running.current) return;
    running.current.resumedAt = Date.now();
    running.current.recorder.resume();
    redraw();
  }
  const stop = () => running.current?.recorder.stop();
  function drop() {
    forget(recorded.current);
    recorded.current = undefined;
    redraw();
  }
  return {
    state: stateOf(running.current, recorded.current),
    ms: spentMs(running.current),
    recorded: recorded.current,
    start,
    pause,
    resume,
    stop,
    drop,
  };
}

const forget = (recorded: Recorded | undefined) => recorded && URL.revokeObjectURL(recorded.url);
const formatHere = () => formats.find((format) => MediaRecorder.isTypeSupported(format));

function stateOf(running: Running | undefined, recorded: Recorded | undefined): RecorderState {
  if (running) return running.recorder.state === "paused" ? "paused" : "recording";
  return recorded ? "done" : "idle";
}

function spentMs(running: Running | undefined): number {
  if (!running) return 0;
  const isGoing = running.recorder.state === "recording";
  return Math.min(maxRecordingMs, running.earlierMs + (isGoing ? Date.now() - running.resumedAt : 0));
}
