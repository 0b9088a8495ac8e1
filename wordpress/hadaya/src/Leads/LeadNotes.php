<?php
/**
 * Notes on leads.
 *
 * @package Hadaya
 */

namespace Hadaya\Leads;

use Hadaya\Support\StoredJson;
use Hadaya\Support\Texts;

defined( 'ABSPATH' ) || exit;

/**
 * Stores internal notes on a lead. Visitors never see them.
 *
 * @phpstan-type StoredNote array{text: string, time: int, user: int}
 */
final class LeadNotes {

	/**
	 * Meta key for notes. Each note is a meta row of its own, so that concurrent notes do not overwrite each other.
	 */
	const META = '_hadaya_notes';

	/**
	 * Returns the notes on a lead, oldest first, each with its text, time and user id.
	 *
	 * @param int $id Id of the lead.
	 * @return list<StoredNote>
	 */
	public function read( int $id ): array {
		return array_map( array( StoredJson::class, 'decode' ), get_post_meta( $id, self::META ) );
	}

	/**
	 * Stores a note on a lead, with the current time.
	 *
	 * @param int    $id   Id of the lead.
	 * @param string $text Note.
	 * @param int    $user Id of its author; 0 for the plugin's own notes on a lead's delivery.
	 */
	public function add( int $id, string $text, int $user = 0 ): void {
		add_post_meta( $id, self::META, wp_slash( $this->encode( $text, $user ) ) );
	}

	/**
	 * Encodes a note and the current time as JSON; truncates a string above the limit.
	 *
	 * @param string $text Note.
	 * @param int    $user Id of its author; 0 for the plugin itself.
	 * @return string
	 */
	public function encode( string $text, int $user ): string {
		return StoredJson::encode(
			array(
				'text' => mb_substr( $text, 0, Texts::LONGEST ),
				'time' => time(),
				'user' => $user,
			)
		);
	}

	/**
	 * Removes the note at an index, if there is one.
	 *
	 * @param int $id    Id of the lead.
	 * @param int $index Index of the note.
	 */
	public function remove( int $id, int $index ): void {
		$rows = get_post_meta( $id, self::META );
		if ( isset( $rows[ $index ] ) ) {
			delete_post_meta( $id, self::META, wp_slash( $rows[ $index ] ) );
		}
	}
}
