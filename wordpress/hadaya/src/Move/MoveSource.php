<?php
/**
 * A plugin whose settings can be moved here.
 *
 * @package Hadaya
 */

namespace Hadaya\Move;

defined( 'ABSPATH' ) || exit;

/**
 * Reads what another contact plugin keeps, and changes none of it.
 */
interface MoveSource {

	/**
	 * The name that a call gives it.
	 *
	 * @return string
	 */
	public function id(): string;

	/**
	 * The name that an owner knows it by.
	 *
	 * @return string
	 */
	public function name(): string;

	/**
	 * Folders of the plugin, of its free and its paid version.
	 *
	 * @return string[]
	 */
	public function folders(): array;

	/**
	 * Every widget that it keeps, those in use first: the name that a call gives it, its own name, whether it is in use. Empty
	 * where the plugin has never been set up.
	 *
	 * @return array[]
	 */
	public function widgets(): array;

	/**
	 * One of its widgets as ours.
	 *
	 * @param string    $id    The name that a call gives it.
	 * @param MoveNotes $notes Gets what is changed and what cannot be taken.
	 * @return array[] `widget`: settings of our widget without its name; `form`: those of our form, empty where it has none.
	 */
	public function read( string $id, MoveNotes $notes ): array;

	/**
	 * What all of its widgets share, as settings of ours.
	 *
	 * @return array<string, mixed>
	 */
	public function common(): array;
}
