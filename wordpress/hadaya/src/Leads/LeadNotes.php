<?php
/**
 * Notes on leads.
 *
 * @package Hadaya
 */

namespace Hadaya\Leads;

use Hadaya\Form\Submission;
use Hadaya\Form\Texts;

defined( 'ABSPATH' ) || exit;

/**
 * Keeps what the shop's people write to themselves about a lead. Visitors never see it.
 */
final class LeadNotes {

	/**
	 * Meta key of the notes.
	 */
	const META = '_hadaya_notes';

	/**
	 * The notes on a lead: text, time, number of the user.
	 *
	 * @param int $id Number of the lead.
	 * @return array[]
	 */
	public static function read( int $id ): array {
		return array_values( array_filter( LeadMeta::read( $id, self::META ), 'is_array' ) );
	}

	/**
	 * Adds a note.
	 *
	 * @param int    $id   Number of the lead.
	 * @param string $text Note.
	 * @param int    $user Number of its writer; 0 where nobody has written it: what became of a lead on its way.
	 */
	public static function add( int $id, string $text, int $user = 0 ): void {
		$notes   = self::read( $id );
		$notes[] = array(
			'text' => mb_substr( $text, 0, Submission::MAX_TEXT ),
			'time' => time(),
			'user' => $user,
		);
		LeadMeta::write( $id, self::META, $notes );
	}

	/**
	 * Removes a note.
	 *
	 * @param int $id    Number of the lead.
	 * @param int $place Its place.
	 */
	public static function remove( int $id, int $place ): void {
		LeadMeta::write( $id, self::META, array_values( array_diff_key( self::read( $id ), array( $place => '' ) ) ) );
	}
}
