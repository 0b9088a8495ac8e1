<?php
/**
 * Import source.
 *
 * @package Hadaya
 */

namespace Hadaya\Move;

defined( 'ABSPATH' ) || exit;

/**
 * Reads another contact plugin's settings without changing them.
 *
 * @phpstan-type SourceWidget array{id: string, name: string, active: bool}
 * @phpstan-type ConvertedWidget array{widget: array<string, mixed>, form: array<string, mixed>}
 */
interface MoveSource {

	/**
	 * Returns the id of the source in requests, such as `chaty`.
	 *
	 * @return string
	 */
	public function id(): string;

	/**
	 * Returns the name of the plugin, as shown to the owner.
	 *
	 * @return string
	 */
	public function name(): string;

	/**
	 * Returns the folder names of the free and the paid version.
	 *
	 * @return string[]
	 */
	public function folders(): array;

	/**
	 * Returns all of the plugin's widgets, active ones first: id in requests, name, and whether the widget is active. The list is empty if the plugin
	 * was never set up.
	 *
	 * @return list<SourceWidget>
	 */
	public function widgets(): array;

	/**
	 * Converts one of the plugin's widgets, with its form, to Hadaya's settings.
	 *
	 * @param string    $id    Its id in requests.
	 * @param MoveNotes $notes Receives notes on what is changed or cannot be moved.
	 * @return ConvertedWidget `widget`: settings for our widget, without its name; `form`: settings for our form, empty if the other plugin's widget has
	 * no form.
	 */
	public function read( string $id, MoveNotes $notes ): array;

	/**
	 * Returns the settings shared by all of the plugin's widgets, converted to Hadaya's settings.
	 *
	 * @return array<string, string>
	 */
	public function common(): array;
}
