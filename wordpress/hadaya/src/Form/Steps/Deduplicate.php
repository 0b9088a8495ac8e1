<?php
/**
 * Resubmitted forms.
 *
 * @package Hadaya
 */

namespace Hadaya\Form\Steps;

use Hadaya\Form\FormAnswer;
use Hadaya\Form\FormPost;
use Hadaya\Leads\IdempotencyKey;
use Hadaya\Leads\LeadRepository;

defined( 'ABSPATH' ) || exit;

/**
 * Detects a form that is sent again because its first response was lost. The sender gets the same response again, and the message is neither stored
 * nor sent twice.
 */
final class Deduplicate implements Step {

	private LeadRepository $leads;

	public function __construct( LeadRepository $leads ) {
		$this->leads = $leads;
	}

	public function take( FormPost $post ): ?FormAnswer {
		$said   = $post->submission;
		$fields = array_merge( $said->custom(), array_filter( array( $said->newsletter() ) ) );

		$post->key = IdempotencyKey::make( $post->request->word( 'form_key' ), $said->texts(), $fields, $said->files() );
		return 0 === $this->leads->find_by_key( $post->key ) ? null : FormAnswer::thanks( $post->form );
	}
}
