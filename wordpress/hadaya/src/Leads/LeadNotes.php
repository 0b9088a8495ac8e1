<?php
/**
 * Notes on leads.
 *
 * @package Hadaya
 */

namespace Hadaya\Leads;

use Hadaya\Form\Submission;
use Hadaya\Form\Texts;
use Hadaya\Settings\Recount;
use Hadaya\Settings\WideLetters;

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
	 * Name of the nonce's field, and before the number of the lead its action.
	 */
	const NONCE = 'hadaya_note_nonce';

	/**
	 * The notes on a lead: text, time, number of the user.
	 *
	 * @param int $id Number of the lead.
	 * @return array[]
	 */
	public static function read( int $id ): array {
		$notes = WideLetters::back( Recount::meta( $id, self::META ) );
		return is_array( $notes ) ? array_values( $notes ) : array();
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
		update_post_meta( $id, self::META, WideLetters::meta( $notes ) );
	}

	/**
	 * Removes a note.
	 *
	 * @param int $id    Number of the lead.
	 * @param int $place Its place.
	 */
	public static function remove( int $id, int $place ): void {
		update_post_meta( $id, self::META, WideLetters::meta( array_values( array_diff_key( self::read( $id ), array( $place => '' ) ) ) ) );
	}

	/**
	 * A note's time and writer as people read them.
	 *
	 * @param array $note Note.
	 * @return string
	 */
	private static function head( array $note ): string {
		$user = get_userdata( $note['user'] );
		$time = wp_date( get_option( 'date_format' ) . ' ' . get_option( 'time_format' ), $note['time'] );
		return implode( ' · ', array_filter( array( $time, $user ? $user->display_name : '' ) ) );
	}

	/**
	 * Prints the notes on a lead, and a field for another one.
	 *
	 * @param WP_Post $post Lead.
	 */
	public function print_box( $post ): void {
		$notes = self::read( $post->ID );
		wp_nonce_field( self::NONCE . $post->ID, self::NONCE, false );
		if ( array() === $notes ) {
			echo '<p>' . esc_html__( 'None yet. Only people who may see messages read notes.', 'hadaya' ) . '</p>';
		}
		echo '<ul class="hadaya-notes">';
		foreach ( $notes as $index => $note ) {
			printf(
				'<li><p dir="auto">%1$s</p><small><bdi>%2$s</bdi></small> <label><input type="checkbox" name="hadaya_note_gone[]" value="%3$d" /> %4$s</label></li>',
				nl2br( esc_html( Marks::without( $note['text'] ) ) ),
				esc_html( self::head( $note ) ),
				(int) $index,
				esc_html__( 'Remove this note', 'hadaya' )
			);
		}
		echo '</ul><p><label for="hadaya-note">' . esc_html__( 'New note', 'hadaya' ) . '</label></p>';
		echo '<textarea id="hadaya-note" name="hadaya_note" rows="3" class="large-text" dir="auto"></textarea>';
		echo '<p><button type="submit" name="save" value="note" class="button">' . esc_html__( 'Save notes', 'hadaya' ) . '</button></p>';
	}

	/**
	 * Keeps what was written and drops what was ticked, when a lead is saved on its own screen.
	 *
	 * @param int $id Number of the lead.
	 */
	public function save( $id ): void {
		$nonce = isset( $_POST[ self::NONCE ] ) && is_string( $_POST[ self::NONCE ] ) ? sanitize_key( $_POST[ self::NONCE ] ) : '';
		if ( false === wp_verify_nonce( $nonce, self::NONCE . $id ) || ! current_user_can( 'edit_post', $id ) ) {
			return;
		}
		$gone  = isset( $_POST['hadaya_note_gone'] ) && is_array( $_POST['hadaya_note_gone'] ) ? array_map( 'absint', wp_unslash( $_POST['hadaya_note_gone'] ) ) : array(); // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Made whole numbers.
		$text  = isset( $_POST['hadaya_note'] ) && is_string( $_POST['hadaya_note'] ) ? Texts::lines( wp_unslash( $_POST['hadaya_note'] ) ) : ''; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput.InputNotSanitized -- Cleaned by Texts, escaped where it is shown.
		$notes = array_values( array_diff_key( self::read( $id ), array_flip( $gone ) ) );
		if ( '' !== $text ) {
			$notes[] = array(
				'text' => mb_substr( $text, 0, Submission::MAX_TEXT ),
				'time' => time(),
				'user' => get_current_user_id(),
			);
		}
		update_post_meta( $id, self::META, WideLetters::meta( $notes ) );
	}
}
